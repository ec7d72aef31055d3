import { ListBox, ListBoxItem } from "../overlays/list-box.tsx";
import { Popover } from "../overlays/popover.tsx";

export interface AutocompleteOption {
  id: string;
  name: string;
  /** A word about it at the end of its line. */
  note?: string;
}

export function AutocompleteResults({
  options,
  emptyText,
}: {
  options: readonly AutocompleteOption[];
  emptyText: string;
}) {
  return (
    <Popover>
      <ListBox emptyText={emptyText}>
        {options.map(({ id, name, note }) => (
          <ListBoxItem key={id} id={id} textValue={name} note={note}>
            {name}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  );
}
