import { t } from "@lingui/core/macro";
import { EllipsisVertical, Eye, MapPin, Pencil, Trash2 } from "lucide-react";

import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { Opener } from "../../ui/overlays/opener.tsx";
import type { ShownCatch } from "../logbook/logged-by.ts";
import { type CatchActions, wayToMap } from "./catch-row-actions.ts";

const OpenedActions = lazyPart(async () => (await import("./opened-actions.tsx")).OpenedActions);

interface ActionsProps {
  caught: ShownCatch;
  actions: CatchActions;
}

export function ActionButtons({ caught, actions }: ActionsProps) {
  const showOnMap = wayToMap(caught, actions);
  const species = speciesName(caught.species);
  return (
    <>
      <IconButton label={t`View ${species}`} onPress={() => actions.onView(caught)}>
        <Icon of={Eye} />
      </IconButton>
      <IconButton label={t`Edit ${species}`} onPress={() => actions.onEdit(caught)}>
        <Icon of={Pencil} />
      </IconButton>
      {showOnMap && (
        <IconButton label={t`Map of ${species}`} onPress={showOnMap}>
          <Icon of={MapPin} />
        </IconButton>
      )}
      <IconButton label={t`Delete ${species}`} onPress={() => actions.onDelete(caught)}>
        <Icon of={Trash2} />
      </IconButton>
    </>
  );
}

export function ActionMenu({ caught, actions }: ActionsProps) {
  const species = speciesName(caught.species);
  const trigger = (
    <IconButton label={t`Actions for ${species}`}>
      <Icon of={EllipsisVertical} />
    </IconButton>
  );
  return (
    <Opener kind="menu" trigger={trigger}>
      {(opened) => <OpenedActions caught={caught} actions={actions} opened={opened} />}
    </Opener>
  );
}
