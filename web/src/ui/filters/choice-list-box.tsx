import type { ReactNode } from "react";
import type { Selection } from "react-aria-components";

import { ListBox, ListBoxItem } from "../overlays/list-box.tsx";

interface Choice {
  id: string;
  /** Used by screen readers and for type-ahead. */
  label: string;
  content?: ReactNode;
  /** A small note at the end of the line. */
  note?: string;
}

export interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** One option, or any number of them. */
  mode: "one" | "many";
}

/** The list itself, loaded when the filter is opened because it may be long. */
export function ChoiceListBox({ label, choices, chosen, onChange, mode }: ChoiceListProps) {
  const handleChange = (selection: Selection) =>
    onChange(selection === "all" ? choices.map(({ id }) => id) : [...selection].map(String));
  return (
    <ListBox
      aria-label={label}
      selectionMode={mode === "one" ? "single" : "multiple"}
      disallowEmptySelection={mode === "one"}
      // Escape closes the popover and keeps the choice.
      escapeKeyBehavior="none"
      selectedKeys={chosen}
      onSelectionChange={handleChange}
    >
      {choices.map(({ id, label: text, content = text, note }) => (
        <ListBoxItem key={id} id={id} textValue={text} note={note} hasCheck>
          {content}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
