import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { Button, ComboBox as AriaComboBox, Input } from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { ListBox, ListBoxItem } from "../overlays/list-box.tsx";
import { Popover } from "../overlays/popover.tsx";
import { FieldParts, type FieldTexts } from "./field.tsx";

import * as styles from "./field.module.css";

interface ComboBoxOption {
  /** Defaults to the name. */
  id?: string;
  name: string;
  /** A note at the end of the line. */
  note?: string;
}

interface Props extends FieldTexts {
  options: readonly ComboBoxOption[];
  /** The id of the chosen option; `null` for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** True if the field appears after a press: it takes the focus and opens its list. */
  autoFocus?: boolean;
}

/** A choice from a longer list by typing. A whole name is a choice too, and clearing the text clears the choice. */
export function ComboBox({ options, value, onChange, placeholder = "", autoFocus = false, ...texts }: Props) {
  /** The text that was typed since the last choice. */
  const typed = useRef("");

  function choose(id: string | null): void {
    typed.current = "";
    onChange(id);
  }

  function chooseTyped(): void {
    const { compare } = new Intl.Collator(i18n.locale, { sensitivity: "base" });
    const found = options.find(({ name }) => compare(name, typed.current.trim()) === 0);
    if (found) choose(idOf(found));
  }

  return (
    <AriaComboBox
      className={styles.root}
      value={value}
      onChange={(key) => choose(key === null ? null : String(key))}
      onBlur={chooseTyped}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={Boolean(texts.error)}
      validationBehavior="aria"
    >
      <FieldParts {...texts}>
        <div className={styles.box}>
          <Input
            placeholder={placeholder}
            autoFocus={autoFocus}
            onInput={({ currentTarget }) => {
              typed.current = currentTarget.value;
            }}
          />
          <Button className={styles.open}>
            <Icon of={ChevronDown} isSmall />
          </Button>
        </div>
      </FieldParts>
      <Popover>
        <ListBox emptyText={t`No match.`}>
          {options.map((option) => (
            <ListBoxItem key={idOf(option)} id={idOf(option)} textValue={option.name} note={option.note}>
              {option.name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

function idOf({ id, name }: ComboBoxOption): string {
  return id ?? name;
}
