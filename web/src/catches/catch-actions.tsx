import type { Catch } from "@creel/domain/catches/catch";
import { EllipsisVertical, Eye, MapPin, Pencil, Trash2 } from "lucide-react";

import { IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem, MenuRule } from "../ui/menu.tsx";

/** What can be done with a catch, wherever it stands. */
export interface CatchActions {
  onView: (caught: Catch) => void;
  onEdit: (caught: Catch) => void;
  onDelete: (caught: Catch) => void;
  onMap: (caught: Catch) => void;
}

interface ActionsProps {
  caught: Catch;
  actions: CatchActions;
}

function hasPlace({ latitude, longitude }: Catch): boolean {
  return latitude !== null && longitude !== null;
}

/** Side by side, where there is room. */
export function ActionButtons({ caught, actions }: ActionsProps) {
  const name = (word: string) => `${word} ${caught.species}`;
  return (
    <div className="log-row-actions only-desk">
      <IconButton label={name("View")} onPress={() => actions.onView(caught)}>
        <Icon of={Eye} />
      </IconButton>
      <IconButton label={name("Edit")} onPress={() => actions.onEdit(caught)}>
        <Icon of={Pencil} />
      </IconButton>
      {hasPlace(caught) && (
        <IconButton label={`Map of ${caught.species}`} onPress={() => actions.onMap(caught)}>
          <Icon of={MapPin} />
        </IconButton>
      )}
      <IconButton label={name("Delete")} onPress={() => actions.onDelete(caught)}>
        <Icon of={Trash2} />
      </IconButton>
    </div>
  );
}

/** Behind three dots, where there is not. */
export function ActionMenu({ caught, actions }: ActionsProps) {
  const trigger = (
    <IconButton label={`Actions for ${caught.species}`}>
      <Icon of={EllipsisVertical} />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} label={caught.species}>
      <MenuItem icon={Eye} onAction={() => actions.onView(caught)}>
        View
      </MenuItem>
      <MenuItem icon={Pencil} onAction={() => actions.onEdit(caught)}>
        Edit
      </MenuItem>
      {hasPlace(caught) ? (
        <MenuItem icon={MapPin} onAction={() => actions.onMap(caught)}>
          Map
        </MenuItem>
      ) : null}
      <MenuRule />
      <MenuItem icon={Trash2} isDanger onAction={() => actions.onDelete(caught)}>
        Delete
      </MenuItem>
    </Menu>
  );
}
