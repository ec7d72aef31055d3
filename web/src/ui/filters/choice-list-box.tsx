import type { ReactNode } from "react";
import type { Selection } from "react-aria-components";

import { ListBox, ListBoxItem } from "../overlays/list-box.tsx";

interface Choice {
  id: string;
  /** Used by screen readers and for typing ahead. */
  label: string;
  content?: ReactNode;
  /** Stands small at the end of its line. */
  note?: string;
}

export interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** One of them, or as many as one likes. */
  mode: "one" | "many";
}

/** The list itself, which is long and wanted only when it is opened. */
export function ChoiceListBox({ label, choices, chosen, onChange, mode }: ChoiceListProps) {
  const handleChange = (selection: Selection) =>
    onChange(selection === "all" ? choices.map(({ id }) => id) : [...selection].map(String));
  return (
    <ListBox
      aria-label={label}
      selectionMode={mode === "one" ? "single" : "multiple"}
      disallowEmptySelection={mode === "one"}
      // It closes the popover; what was chosen stays chosen.
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
