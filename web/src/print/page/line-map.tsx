import type { Ground } from "@creel/domain/basemap/ground";
import type { Point } from "@creel/domain/map/clip";
import {
  boundsOfLineMap,
  drawLineMap,
  type LineMapDrawing,
  type LineMapView,
  viewLineMap,
} from "@creel/domain/map/draw-line-map";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Outline } from "@creel/domain/waters/new-water";
import { useId, useMemo } from "react";

import { useGround } from "../../map/place/use-ground.ts";
import { useUnits } from "../../units/use-units.ts";
import { gatherMarks } from "./gather-marks.ts";
import { scaleBarFor } from "./scale-bar.ts";

import * as styles from "./line-map.module.css";

interface LineMapProps {
  /** Names the map for screen readers. */
  label: string;
  outline: Outline | null;
  /** Numbered from 1. */
  marks?: readonly Coordinates[];
  /** Written beside their places. */
  names?: readonly (Coordinates & { name: string })[];
  /** In px, of which the frame is as many wide as its paper allows. */
  width: number;
  height: number;
}

const NO_PLACES: readonly never[] = [];
const NO_GROUND: Ground = { land: [], coasts: [], lakes: [] };
/** The height of a mark, and the distance below which two would cover each other, in px. */
const MARK = 20;
/** The width of a character of a mark, in px. */
const CHARACTER = 6.5;
/** The scale takes up at most this part of the width. */
const PART_OF_SCALE = 0.3;

/** A map in black lines: shores, short strokes for water, and numbers in rings. Nothing without a place. */
export function LineMap({ marks = NO_PLACES, outline, width, height, ...shown }: LineMapProps) {
  const view = useMemo(
    () => viewLineMap({ marks, outline }, { width, height }),
    [marks, outline, width, height],
  );
  return view && <Drawn {...shown} view={view} marks={marks} outline={outline} />;
}

interface DrawnProps extends Pick<LineMapProps, "label" | "names" | "outline"> {
  view: LineMapView;
  marks: readonly Coordinates[];
}

function Drawn({ label, view, outline, marks, names = NO_PLACES }: DrawnProps) {
  const { system } = useUnits();
  const ground = useGround(useMemo(() => boundsOfLineMap(view), [view]));
  const drawing = useMemo(() => {
    const all = [...marks, ...names];
    return drawLineMap(view, { ground: ground ?? NO_GROUND, outline, marks: all });
  }, [view, ground, outline, marks, names]);
  const { width, height } = view.frame;
  const rings = gatherMarks(drawing.marks.slice(0, marks.length), MARK);
  const scale = scaleBarFor(system, drawing.metersPerPx, width * PART_OF_SCALE);
  return (
    <svg className={styles.root} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Shores
        drawing={drawing}
        hasSea={ground !== null}
        isApproximate={outline?.error !== undefined}
        width={width}
        height={height}
      />
      {names.map(({ name }, index) => (
        <NamedSpot key={name} name={name} at={drawing.marks[marks.length + index] ?? [0, 0]} />
      ))}
      {rings.map(({ at, text }) => (
        <Ring key={text} at={at} text={text} />
      ))}
      <Scale {...scale} bottom={height} />
    </svg>
  );
}

interface ShoresProps {
  drawing: LineMapDrawing;
  /** Whether everything that is not land is the sea. Unknown until the built-in map has loaded. */
  hasSea: boolean;
  /** Whether the shore of the water is not known exactly. */
  isApproximate: boolean;
  width: number;
  height: number;
}

function Shores({ drawing, hasSea, isApproximate, width, height }: ShoresProps) {
  const pattern = useId();
  const water = `url(#${pattern})`;
  return (
    <>
      <pattern id={pattern} width="14" height="8" patternUnits="userSpaceOnUse">
        <path className={styles.wave} d="M1 5h6" />
      </pattern>
      {hasSea && <rect width={width} height={height} fill={water} />}
      <path className={styles.land} d={drawing.land} fillRule="evenodd" />
      <path className={styles.shore} d={drawing.coast} data-rough={drawing.isCoastRough || undefined} />
      <path
        className={styles.shore}
        d={drawing.lakes}
        fill={water}
        fillRule="evenodd"
        data-rough={drawing.areLakesRough || undefined}
      />
      {drawing.isRiver ? (
        <path className={styles.river} d={drawing.water} />
      ) : (
        <>
          <path className={styles.land} d={drawing.water} fillRule="evenodd" />
          <path
            className={styles.shore}
            d={drawing.water}
            fill={water}
            fillRule="evenodd"
            data-rough={isApproximate || undefined}
          />
        </>
      )}
    </>
  );
}

function NamedSpot({ name, at: [x, y] }: { name: string; at: Point }) {
  return (
    <>
      <circle className={styles.spot} cx={x} cy={y} r="2.5" />
      <text className={styles.name} x={x + 6} y={y + 4}>
        {name}
      </text>
    </>
  );
}

function Ring({ at: [x, y], text }: { at: Point; text: string }) {
  const width = Math.max(MARK, text.length * CHARACTER + 8);
  return (
    <>
      <rect
        className={styles.ring}
        x={x - width / 2}
        y={y - MARK / 2}
        width={width}
        height={MARK}
        rx={MARK / 2}
      />
      <text className={styles.number} x={x} y={y + 4}>
        {text}
      </text>
    </>
  );
}

/** The neatline: four parts, black and white in turn. */
function Scale({ px, text, bottom }: { px: number; text: string; bottom: number }) {
  const [left, top] = [8, bottom - 28];
  const part = px / 4;
  return (
    <>
      <rect className={styles.plate} x={left - 4} y={top - 4} width={Math.max(px, 40) + 8} height="28" />
      <rect className={styles.neatline} x={left} y={top} width={px} height="6" />
      {[0, 2].map((index) => (
        <rect key={index} className={styles.black} x={left + index * part} y={top} width={part} height="6" />
      ))}
      <text className={styles.scale} x={left} y={top + 19}>
        {text}
      </text>
    </>
  );
}
