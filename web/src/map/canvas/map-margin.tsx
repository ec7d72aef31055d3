import { t } from "@lingui/core/macro";
import { AttributionControl } from "@vis.gl/react-maplibre";
import { Fragment } from "react";

import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useUnits } from "../../units/use-units.ts";
import type { MapLack } from "./map-lack.ts";
import { MapScale } from "./map-scale.tsx";

interface MapMarginProps {
  lack: MapLack | null;
}

/** Whose the map is, and its scale in both systems, the angler's own above. */
export function MapMargin({ lack }: MapMarginProps) {
  const corner = useFreeCorner();
  const { system } = useUnits();
  const other = system === "metric" ? "imperial" : "metric";
  return (
    // Together, since a control that returns stands above the others.
    <Fragment key={lack}>
      <AttributionControl
        compact={false}
        position={corner}
        {...(lack && { customAttribution: sentenceOf(lack) })}
      />
      <MapScale unit={other} position={corner} />
      <MapScale unit={system} position={corner} />
    </Fragment>
  );
}

function sentenceOf(lack: MapLack): string {
  return lack === "small waters" ? t`Small waters are not on this map` : t`Dashed: no finer shore is known`;
}

/** Where nothing else lies: on a phone the page's controls do where lines end, at a desk the legend where they begin. */
function useFreeCorner(): "bottom-left" | "bottom-right" {
  const isRightToLeft = document.documentElement.dir === "rtl";
  return useIsPhone() === isRightToLeft ? "bottom-right" : "bottom-left";
}
