import { canonicalLure } from "@creel/domain/lures/lures";
import type { ReactNode } from "react";

import { lureColors } from "./lure-paint.ts";

import * as styles from "./lure-drawing.module.css";

interface Colors {
  body: string;
  other: string;
}

/** Each shape fills a box 62 units wide and 64 units high. */
const SHAPES: Record<string, (colors: Colors) => ReactNode> = {
  Bucktail: ({ body, other }) => (
    <>
      <path className={styles.underHair} d={HAIR} />
      <path className={styles.hair} d={HAIR} stroke={body} />
      <path className={styles.line} d="M8 20h16" />
      <ellipse cx="19" cy="27" rx="8" ry="4" fill={other} />
      <circle cx="30" cy="21" r="4.500" fill={body} />
    </>
  ),
  Spoon: ({ body, other }) => (
    <>
      <path d="M32 8c12 10 14 30 4 44-3 4-8 4-10 0-8-14-6-34 6-44Z" fill={body} />
      <path className={styles.plain} d="M34 13c8 10 9 25 2 37l-6-4c5-10 6-21 4-33Z" fill={other} />
      <Hook at="30 53" />
    </>
  ),
  Topwater: ({ body, other }) => (
    <>
      <path d="M9 23c14-3 30-1 42 8-12 8-28 11-42 9-2-6-2-11 0-17Z" fill={body} />
      <path className={styles.plain} d="M9.600 33c12 3 26 3 38 0-10 6-26 8-37.500 6.500Z" fill={other} />
      <path className={styles.line} d="M9 23c4 5 4 12 0 17" />
      <Eye x={20} y={29} />
      <Hook at="24 40" />
      <Hook at="42 37" />
    </>
  ),
  Crankbait: ({ body, other }) => (
    <>
      <path d="M17 36 5 47l4 3 12-9Z" fill="var(--surface)" />
      <path d="M14 33c7-14 26-16 40-2-12 13-32 15-40 2Z" fill={body} />
      <path
        className={styles.plain}
        d="M15.500 34.500c11 4 25 3 36.500-2-11 10-29 12-36.500 2Z"
        fill={other}
      />
      <Eye x={23} y={30} />
      <Hook at="30 42" />
      <Hook at="48 37" />
    </>
  ),
  Spinnerbait: ({ body, other }) => (
    <>
      <path className={styles.line} d="M14 46 24 14 44 20M24 14 50 9" />
      <path d="M44 19c8 1 12 5 12 9-6 1-12-2-12-9Z" fill={other} />
      <path className={styles.hair} d="M17 46c10-2 20 0 28 6M17 47c8 2 16 6 22 11" stroke={body} />
      <circle cx="14" cy="46" r="6" fill={body} />
      <Eye x={13} y={45} />
    </>
  ),
  Jig: ({ body, other }) => (
    <>
      <path className={styles.line} d="M30 14v8" />
      <path
        className={styles.skirt}
        d="M24 37c-2 8 2 12-2 20M29 39c0 8 4 10 2 18M35 37c3 7 3 10 5 18"
        stroke={other}
      />
      <path className={styles.line} d="M38 33c10 4 10 16 0 17-4 0-6-3-6-6" />
      <circle cx="30" cy="30" r="9" fill={body} />
      <Eye x={32.5} y={28} />
    </>
  ),
  Swimbait: ({ body, other }) => (
    <>
      <path d="M7 33c8-12 24-13 36-4l11-8c1 8 1 14-1 20l-10-7c-12 9-28 9-36-1Z" fill={body} />
      <path className={styles.plain} d="M8.500 34c10 4 22 3.500 33-.5-10 8-25 9-33 .5Z" fill={other} />
      <path className={styles.line} d="M30 24v19M38 26v14" />
      <Eye x={16} y={31} />
      <Hook at="24 41" />
    </>
  ),
  "Soft Plastic": ({ body, other }) => (
    <>
      <path className={styles.outline} d={WORM} />
      <path className={styles.worm} d={WORM} stroke={body} />
      <path className={styles.fleck} d={WORM} stroke={other} />
    </>
  ),
  "Drop Shot": ({ body, other }) => (
    <>
      <path className={styles.line} d="M30 5v48" />
      <path d="M30 24c8-6 16-2 22-6-4 8-12 12-22 10Z" fill={body} />
      <path d="M30 51l-5 9h10Z" fill={other} />
    </>
  ),
  Rapala: ({ body, other }) => (
    <>
      <path d="M8 34c6-12 20-16 32-10 6 3 10 6 14 6-4 2-8 5-14 7-12 4-26 4-32-3Z" fill={body} />
      <path className={styles.plain} d="M10.500 35c10 2 24 2 36-2-12 7-28 9-36 2Z" fill={other} />
      <Eye x={16} y={32} />
      <Hook at="23 40" />
      <Hook at="40 37" />
    </>
  ),
  "Rattle Trap": ({ body, other }) => (
    <>
      <path d="M9 34c8-18 26-20 37-5l8-6c1 7 1 11-1 16l-7-5c-10 12-28 12-37 0Z" fill={body} />
      <path className={styles.plain} d="M10.500 35c10 3 22 3 34-1-10 10-25 10.500-34 1Z" fill={other} />
      <path className={styles.line} d="M27 17v4M26 26c-3 4-3 8 0 11" />
      <Eye x={18} y={30} />
      <Hook at="24 43" />
    </>
  ),
  "Live Bait": () => (
    <>
      <path className={styles.line} d="M34 8v26c0 16-20 16-20 2" />
      <path className={styles.outline} d={BAIT} />
      <path className={styles.worm} d={BAIT} stroke="#b5707a" />
    </>
  ),
};

const HAIR = "M33 21c8-6 16-8 22-6M33 21c8-2 16-2 23 1M33 22c8 2 14 6 20 12M33 22c6 4 10 10 12 18";
const WORM = "M10 22c8-8 16 0 14 8s6 14 14 8 14 2 12 10";
const BAIT = "M24 20c8 4 14 2 18-2 6 8 2 16-6 18s-10 8-4 14";

interface LureDrawingProps {
  /** The `lure_type` of catches made with it; `null` if its name is used instead. */
  lureType: string | null;
  /** Tells the color if no variant has one, as in "Red spoon". */
  name: string;
  color: string | null;
}

/** Draws a lure by its type, in its two colors. Renders nothing for a type that has no drawing. */
export function LureDrawing({ lureType, name, color }: LureDrawingProps) {
  const shape = SHAPES[canonicalLure(lureType ?? name)];
  if (!shape) return null;
  const [body, other] = lureColors(color ?? name);
  return (
    <svg viewBox="0 0 62 64" className={styles.root} aria-hidden="true">
      {shape({ body, other })}
    </svg>
  );
}

/** Whether this type of lure has a drawing. */
export function isDrawn({ lureType, name }: Omit<LureDrawingProps, "color">): boolean {
  return Object.hasOwn(SHAPES, canonicalLure(lureType ?? name));
}

function Eye({ x, y }: { x: number; y: number }) {
  return <circle className={styles.eye} cx={x} cy={y} r="2" />;
}

/** Draws a treble hook below a point of the body. */
function Hook({ at }: { at: string }) {
  return <path className={styles.line} d={`M${at}v4c-6 0-6 6-2 7m2-7c6 0 6 6 2 7m-2-7v7`} />;
}
