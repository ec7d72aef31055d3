import { t } from "@lingui/core/macro";
import { ChevronDown } from "lucide-react";
import { Button, Disclosure, DisclosurePanel } from "react-aria-components";

import type { FilterProps } from "../../catches/filters/model/filters.ts";
import { SpeciesLegend } from "../../catches/filters/species-legend.tsx";
import { Fish } from "../../ui/art/drawn-icons.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { Opener } from "../../ui/overlays/opener.tsx";
import { ControlGroup } from "../canvas/control-groups.tsx";
import type { MapLayers } from "../layers/map-layers.ts";

import * as styles from "./map-legend.module.css";

const DialogPopover = lazyPart(
  async () => (await import("../../ui/overlays/dialog-popover.tsx")).DialogPopover,
);

interface MapLegendProps extends FilterProps {
  layers: MapLayers;
}

/** A panel of its own on a desk. */
export function MapLegend({ layers, ...props }: MapLegendProps) {
  // Where none are drawn, their colors say nothing; the species are still there to be chosen.
  const hasPins = layers.catches === "pins";
  return (
    <Disclosure
      key={String(hasPins)}
      className={styles.root}
      data-slot="species-legend"
      defaultExpanded={hasPins}
    >
      <h2>
        <Button slot="trigger" className={styles.head}>
          {t`Species`}
          <Icon of={ChevronDown} isSmall />
        </Button>
      </h2>
      <DisclosurePanel>
        <SpeciesLegend {...props} className={styles.list} />
      </DisclosurePanel>
    </Disclosure>
  );
}

/** Among the map's controls on a phone. */
export function SpeciesControl(props: FilterProps) {
  const trigger = (
    <IconButton label={t`Species on the map`}>
      <Icon of={Fish} />
    </IconButton>
  );
  return (
    <ControlGroup slot="map-legend">
      <Opener kind="dialog" trigger={trigger}>
        {(opened) => (
          <DialogPopover opened={opened} label={t`Species on the map`} placement="left top">
            <SpeciesLegend {...props} />
          </DialogPopover>
        )}
      </Opener>
    </ControlGroup>
  );
}
