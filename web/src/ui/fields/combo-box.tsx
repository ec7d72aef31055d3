import "../overlays/popover.css";
import { ChevronDown } from "lucide-react";
import {
  Button,
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { FieldParts, type FieldTexts } from "./field.tsx";

interface ComboBoxOption {
  name: string;
  /** A word about it at the end of its line. */
  note?: string;
}

interface Props extends FieldTexts {
  options: readonly ComboBoxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
}

/** One of a longer list, found by typing. Clearing the text takes the choice back. */
export function ComboBox({ options, value, onChange, placeholder = "", ...texts }: Props) {
  return (
    <AriaComboBox
      className="field"
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      menuTrigger="focus"
      isInvalid={Boolean(texts.error)}
      validationBehavior="aria"
    >
      <FieldParts {...texts}>
        <div className="field-box">
          <Input placeholder={placeholder} />
          <Button className="field-open">
            <Icon of={ChevronDown} isSmall />
          </Button>
        </div>
      </FieldParts>
      <Popover className="popover">
        <ListBox className="popover-list" renderEmptyState={() => <p className="popover-empty">No match.</p>}>
          {options.map(({ name, note }) => (
            <ListBoxItem key={name} id={name} className="popover-item" textValue={name}>
              {name}
              {note && <span className="popover-item-note">{note}</span>}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
