import { AttributionControl, ScaleControl } from "@vis.gl/react-maplibre";

import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useUnits } from "../../units/use-units.ts";

const WIDTH_PX = 110;

/** Whose the map is, and its scale in both systems, the angler's own above. */
export function MapMargin() {
  const corner = useFreeCorner();
  const { system } = useUnits();
  const other = system === "metric" ? "imperial" : "metric";
  return (
    <>
      <AttributionControl compact={false} position={corner} />
      <ScaleControl unit={other} position={corner} maxWidth={WIDTH_PX} />
      <ScaleControl unit={system} position={corner} maxWidth={WIDTH_PX} />
    </>
  );
}

/** Where nothing else lies: on a phone the page's controls do where lines end, at a desk the legend where they begin. */
function useFreeCorner(): "bottom-left" | "bottom-right" {
  const isRightToLeft = document.documentElement.dir === "rtl";
  return useIsPhone() === isRightToLeft ? "bottom-right" : "bottom-left";
}
