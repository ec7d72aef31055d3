import type { Catch } from "@creel/domain/catches/catch";
import { EllipsisVertical, Eye, MapPin, Pencil, Trash2 } from "lucide-react";

import { IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem, MenuRule } from "../ui/menu.tsx";
import type { ShownCatch } from "./logged-by.ts";

/** What can be done with a catch, wherever it stands. */
export interface CatchActions {
  onView: (caught: ShownCatch) => void;
  onEdit: (caught: ShownCatch) => void;
  onDelete: (caught: ShownCatch) => void;
  /** `null` where the map does not have it. */
  onMap: ((caught: Catch) => void) | null;
}

interface ActionsProps {
  caught: ShownCatch;
  actions: CatchActions;
}

/** The way to its place on the map; `null` where there is none. */
function wayToMap({ caught, actions: { onMap } }: ActionsProps): (() => void) | null {
  const hasPlace = caught.latitude !== null && caught.longitude !== null;
  return onMap && hasPlace ? () => onMap(caught) : null;
}

/** Side by side, where there is room. */
export function ActionButtons({ caught, actions }: ActionsProps) {
  const showOnMap = wayToMap({ caught, actions });
  const name = (word: string) => `${word} ${caught.species}`;
  return (
    <div className="log-row-actions only-desk">
      <IconButton label={name("View")} onPress={() => actions.onView(caught)}>
        <Icon of={Eye} />
      </IconButton>
      <IconButton label={name("Edit")} onPress={() => actions.onEdit(caught)}>
        <Icon of={Pencil} />
      </IconButton>
      {showOnMap && (
        <IconButton label={`Map of ${caught.species}`} onPress={showOnMap}>
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
  const showOnMap = wayToMap({ caught, actions });
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
      {showOnMap ? (
        <MenuItem icon={MapPin} onAction={showOnMap}>
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
