import type { Ground } from "@creel/domain/basemap/ground";
import { boundsAroundSquare, drawSquareMap } from "@creel/domain/map/draw-square-map";
import { southOf } from "@creel/domain/map/mercator";
import type { Frame } from "@creel/domain/map/small-view";
import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { type WaterShape, boundsOfWater } from "@creel/domain/waters/water-at";
import { type ReactNode, useMemo } from "react";

import { classNames } from "../../ui/styles/class-names.ts";
import { useGround } from "./use-ground.ts";

import * as styles from "./circle-map.module.css";

interface CircleMapProps {
  /** In meters: its radius. */
  circle: Coordinates & { radius: number };
  /** Longitude and latitude of what was caught there. */
  dots: readonly (readonly [number, number])[];
  /** At sea there is no circle: its shore is what is known. */
  isAtSea: boolean;
  className?: string | undefined;
  /** Shown instead where the built-in map is not on this device. */
  children: ReactNode;
}

/** In px. What is not known exactly says so along the lower edge. */
const FRAME: Frame = { width: 120, height: 82, at: [60, 37] };

/** A circle with land and water around it, out of the built-in map; what it shows stands beside it in words. */
export function CircleMap({ children, circle, ...shown }: CircleMapProps) {
  const bounds = useMemo(() => boundsOf(circle), [circle]);
  const ground = useGround(useMemo(() => boundsAroundSquare(bounds, FRAME), [bounds]));
  return ground ? <Drawn {...shown} bounds={bounds} ground={ground} /> : children;
}

function boundsOf({ latitude, longitude, radius }: CircleMapProps["circle"]): Bounds {
  const shape: WaterShape = { id: "", latitude, longitude, radius, outline: null };
  return boundsOfWater(shape);
}

interface DrawnProps extends Omit<CircleMapProps, "children" | "circle"> {
  bounds: Bounds;
  ground: Ground;
}

function Drawn({ bounds, ground, dots, isAtSea, className }: DrawnProps) {
  const drawing = useMemo(
    () => drawSquareMap(bounds, { ground, outline: null, frame: FRAME }),
    [bounds, ground],
  );
  const { square } = drawing;
  return (
    <span className={classNames(styles.root, className)} aria-hidden>
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} preserveAspectRatio="xMidYMid slice">
        <path className={styles.land} d={drawing.land} fillRule="evenodd" />
        <path className={styles.shore} d={drawing.coast} data-rough={drawing.isCoastRough || undefined} />
        <path
          className={styles.lake}
          d={drawing.lakes}
          fillRule="evenodd"
          data-rough={drawing.areLakesRough || undefined}
        />
        {!isAtSea && (
          <ellipse
            className={styles.circle}
            cx={square.x + square.width / 2}
            cy={square.y + square.height / 2}
            rx={square.width / 2}
            ry={square.height / 2}
          />
        )}
        <path className={styles.dotRing} d={dotsIn(bounds, square, dots)} />
        <path className={styles.dot} d={dotsIn(bounds, square, dots)} />
      </svg>
    </span>
  );
}

type Square = ReturnType<typeof drawSquareMap>["square"];

/** Lines of no length, which are drawn with round ends. */
function dotsIn({ west, south, east, north }: Bounds, square: Square, dots: CircleMapProps["dots"]): string {
  const [top, bottom] = [southOf(north), southOf(south)];
  const width = (east - west + 360) % 360;
  return dots
    .map(([longitude, latitude]) => {
      const across = ((longitude - west + 540) % 360) - 180;
      const x = square.x + (square.width * across) / width;
      const y = square.y + (square.height * (southOf(latitude) - top)) / (bottom - top);
      return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
    })
    .join("");
}
