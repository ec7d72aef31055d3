import { t } from "@lingui/core/macro";
import { Layers, Ruler } from "lucide-react";

import { Icon } from "../../../ui/art/icon.tsx";
import { IconButton } from "../../../ui/controls/button.tsx";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import { Opener } from "../../../ui/overlays/opener.tsx";
import { ControlGroup } from "../../canvas/control-groups.tsx";
import type { ShownLayers } from "./use-map-layers.ts";

const LayersPanel = lazyPart(async () => (await import("./layers-panel.tsx")).LayersPanel);

interface LayersControlProps {
  shown: ShownLayers;
  onMeasure: () => void;
}

export function LayersControl({ shown, onMeasure }: LayersControlProps) {
  const trigger = (
    <IconButton label={t`Layers`}>
      <Icon of={Layers} />
    </IconButton>
  );
  return (
    <ControlGroup slot="map-layers">
      <Opener kind="dialog" trigger={trigger}>
        {(opened) => <LayersPanel opened={opened} {...shown} />}
      </Opener>
      <IconButton label={t`Measure a distance`} onPress={onMeasure}>
        <Icon of={Ruler} />
      </IconButton>
    </ControlGroup>
  );
}
