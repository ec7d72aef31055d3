import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { CloudDownload } from "lucide-react";

import { configQuery } from "../../../http/config.query.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { RadioList } from "../../../ui/fields/radio-list.tsx";
import { DialogPopover } from "../../../ui/overlays/dialog-popover.tsx";
import type { Opened } from "../../../ui/overlays/opener.tsx";
import { shownMap } from "../../view/shown-map.ts";
import { writeView } from "../../view/view-in-address.ts";
import type { ShownLayers } from "./use-map-layers.ts";

import * as styles from "./layers-panel.module.css";

type LayersPanelProps = ShownLayers & { opened: Opened };

export function LayersPanel({ opened, layers, change }: LayersPanelProps) {
  return (
    <DialogPopover opened={opened} label={t`Layers`} className={styles.root} placement="left top">
      <RadioList
        label={t`Catches`}
        value={layers.catches}
        onChange={(catches) => change({ catches })}
        choices={[
          { id: "pins", label: t`Pins`, hint: t`Each catch` },
          { id: "heat", label: t`Heat`, hint: t`Where you caught the most` },
          { id: "rate", label: t`Fish per hour`, hint: t`Where you catch the most per hour` },
        ]}
      />
      <div>
        <Checkbox isSelected={layers.waters} onChange={(waters) => change({ waters })}>
          {t`My waters and spots`}
        </Checkbox>
        <Checkbox isSelected={layers.trips} onChange={(trips) => change({ trips })}>
          {t`My trips`}
        </Checkbox>
      </div>
      <SaveForOffline />
    </DialogPopover>
  );
}

/** To where the part of the map that is shown can be saved. */
function saveShownPath(): string {
  const search = new URLSearchParams();
  const shown = shownMap();
  if (shown) writeView(search, { ...shown.middle, zoom: shown.zoom });
  return `/profile/maps/new?${search}`;
}

/** Shown only for a map whose parts may be saved. */
function SaveForOffline() {
  const { data } = useQuery(configQuery);
  const map = data?.map;
  if (map?.kind !== "tiles" || !map.canBeSaved) return null;
  return (
    <LinkButton to={saveShownPath()}>
      <Icon of={CloudDownload} />
      {t`Save for offline`}
    </LinkButton>
  );
}
