import type { UnnamedPlace } from "@creel/domain/waters/water-list";

import { WaterOutline } from "../water-outline.tsx";

interface UnnamedOutlineProps {
  place: UnnamedPlace;
  className?: string;
}

/** The shape of a nameless water with what was caught there, or the circle around it where the map has none. */
export function UnnamedOutline({ place, className }: UnnamedOutlineProps) {
  const dots = place.places.map(([longitude, latitude]): [number, number] => [longitude, latitude]);
  return <WaterOutline water={place} dots={dots} isNoted {...(className !== undefined && { className })} />;
}
