import { t } from "@lingui/core/macro";
import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { Button, Select as AriaSelect, SelectValue } from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { ListBox, ListBoxItem } from "../overlays/list-box.tsx";
import { Popover } from "../overlays/popover.tsx";
import { classNames } from "../styles/class-names.ts";
import { FieldParts, type FieldTexts } from "./field.tsx";

import * as styles from "./field.module.css";

interface Props extends FieldTexts {
  options: readonly string[];
  /** Returns the display name of a stored value. */
  nameOf?: (option: string) => string;
  /** `null` if nothing is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** True if the choice cannot be cleared. */
  isRequired?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
}

const NONE = "";

/** A choice from a short list. The first entry clears it. */
export function Select({
  options,
  nameOf = String,
  value,
  onChange,
  placeholder = t`Not noted`,
  isRequired = false,
  buttonRef,
  ...texts
}: Props) {
  return (
    <AriaSelect
      className={styles.root}
      value={value}
      onChange={(key) => onChange(key === NONE || key === null ? null : String(key))}
      placeholder={placeholder}
      isInvalid={Boolean(texts.error)}
    >
      <FieldParts {...texts}>
        <Button {...(buttonRef && { ref: buttonRef })} className={classNames(styles.box, styles.button)}>
          <SelectValue className={styles.value}>
            {({ selectedText, isPlaceholder }) =>
              isPlaceholder ? <span className={styles.placeholder}>{placeholder}</span> : selectedText
            }
          </SelectValue>
          <Icon of={ChevronDown} isSmall />
        </Button>
      </FieldParts>
      <Popover>
        <ListBox>
          {value !== null && !isRequired && (
            <ListBoxItem id={NONE} textValue={placeholder}>
              <span className={styles.placeholder}>{placeholder}</span>
            </ListBoxItem>
          )}
          {options.map((option) => (
            <ListBoxItem key={option} id={option} textValue={nameOf(option)} hasCheck>
              {nameOf(option)}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
