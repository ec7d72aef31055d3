import type { Ground } from "@creel/domain/basemap/ground";
import { drawSmallMap } from "@creel/domain/map/draw-small-map";
import { boundsAround, SMALL_MAP } from "@creel/domain/map/small-view";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Outline } from "@creel/domain/waters/new-water";
import { type ReactNode, useMemo } from "react";

import { SpeciesPin } from "../../species/species-pin.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { useGround } from "./use-ground.ts";

import * as styles from "./small-map.module.css";

interface SmallMapProps {
  place: Coordinates;
  /** The species whose pin stands there. */
  species: string;
  /** The outline of a water whose shore is in view, too. */
  outline: Outline | null;
  className?: string | undefined;
  /** Shown instead where the built-in map is not on this device. */
  children: ReactNode;
}

/** A place with land and water around it, out of the built-in map; what it shows stands beside it in words. */
export function SmallMap({ children, place, ...shown }: SmallMapProps) {
  const ground = useGround(boundsAround(place, SMALL_MAP));
  return ground ? <Drawn {...shown} place={place} ground={ground} /> : children;
}

interface DrawnProps extends Omit<SmallMapProps, "children"> {
  ground: Ground;
}

function Drawn({ place, ground, outline, species, className }: DrawnProps) {
  const drawing = useMemo(
    () => drawSmallMap(place, { ground, outline, frame: SMALL_MAP }),
    [place, ground, outline],
  );
  const [x, y] = drawing.at;
  const at = {
    insetInlineStart: `${(100 * x) / SMALL_MAP.width}%`,
    insetBlockStart: `${(100 * y) / SMALL_MAP.height}%`,
  };
  return (
    <span className={classNames(styles.root, className)} aria-hidden>
      <span className={styles.map}>
        <svg viewBox={`0 0 ${SMALL_MAP.width} ${SMALL_MAP.height}`}>
          <path className={styles.land} d={drawing.land} fillRule="evenodd" />
          <path className={styles.shore} d={drawing.coast} data-rough={drawing.isCoastRough || undefined} />
          <path
            className={styles.lake}
            d={drawing.lakes}
            fillRule="evenodd"
            data-rough={drawing.areLakesRough || undefined}
          />
          <path
            className={drawing.isRiver ? styles.river : styles.lake}
            d={drawing.water}
            fillRule="evenodd"
          />
        </svg>
        <span className={styles.pin} style={at}>
          <SpeciesPin species={species} />
        </span>
      </span>
    </span>
  );
}
