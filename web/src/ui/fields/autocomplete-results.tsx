import { ListBox, ListBoxItem, Popover } from "react-aria-components";

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
    <Popover className="popover">
      <ListBox className="popover-list" renderEmptyState={() => <p className="popover-empty">{emptyText}</p>}>
        {options.map(({ id, name, note }) => (
          <ListBoxItem key={id} id={id} className="popover-item" textValue={name}>
            {name}
            {note && <span className="popover-item-note">{note}</span>}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  );
}
