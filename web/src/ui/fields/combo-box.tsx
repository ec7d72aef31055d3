import { t } from "@lingui/core/macro";
import { ChevronDown } from "lucide-react";
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

/** A choice from a longer list by typing. Clearing the text clears the choice. */
export function ComboBox({ options, value, onChange, placeholder = "", autoFocus = false, ...texts }: Props) {
  return (
    <AriaComboBox
      className={styles.root}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={Boolean(texts.error)}
      validationBehavior="aria"
    >
      <FieldParts {...texts}>
        <div className={styles.box}>
          <Input placeholder={placeholder} autoFocus={autoFocus} />
          <Button className={styles.open}>
            <Icon of={ChevronDown} isSmall />
          </Button>
        </div>
      </FieldParts>
      <Popover>
        <ListBox emptyText={t`No match.`}>
          {options.map(({ name, note, id = name }) => (
            <ListBoxItem key={id} id={id} textValue={name} note={note}>
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
