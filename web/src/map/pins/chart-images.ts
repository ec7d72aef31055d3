import { type Palette } from "../style/palette.ts";
import { drawImage, stroke } from "./draw-image.ts";

const MARSH_SIZE = 28;
/** Tufts of reed above a line of water, as on charts. */
const TUFT = "M7 12V5M4 11.5 2.5 7M10 11.5 11.5 7M1 13h12";
const SECOND_TUFT = { x: 14, y: 14 };

const LANDING_SIZE = 22;
const ANCHOR = "M11 6.5v9M8 9h6M6 12.5c.5 2 2.5 3 5 3s4.5-1 5-3M11 6.5a1.4 1.4 0 1 1 .01 0";
const RAMP = "M5 15.5 16 11M6 8.5h8l-1.5 2.4-4.6 1.9zM5 17.5h12";

const HATCH_SIZE = 12;
/** Goes on in the next image. */
const HATCH = "M-1 13 13-1M-7 7 7-7M5 19 19 5";

/** Over what is too little known to have a color. */
export function drawHatching({ deep }: Palette): ImageData {
  return drawImage({ width: HATCH_SIZE, height: HATCH_SIZE }, (context) => {
    context.globalAlpha = 0.55;
    stroke(context, new Path2D(HATCH), { color: deep, width: 1 });
  });
}

export function drawMarsh({ shore }: Palette): ImageData {
  return drawImage({ width: MARSH_SIZE, height: MARSH_SIZE }, (context) => {
    const tuft = new Path2D(TUFT);
    context.globalAlpha = 0.6;
    stroke(context, tuft, { color: shore, width: 1 });
    context.translate(SECOND_TUFT.x, SECOND_TUFT.y);
    stroke(context, tuft, { color: shore, width: 1 });
  });
}

/** @param kind where a boat goes into the water, or else where it lies */
export function drawLanding(kind: string, { label, land }: Palette): ImageData {
  return drawImage({ width: LANDING_SIZE, height: LANDING_SIZE }, (context) => {
    const disc = new Path2D();
    disc.arc(LANDING_SIZE / 2, LANDING_SIZE / 2, 10, 0, 2 * Math.PI);
    context.fillStyle = land;
    context.fill(disc);
    stroke(context, disc, { color: label, width: 1 });
    stroke(context, new Path2D(kind === "ramp" ? RAMP : ANCHOR), { color: label, width: 1.4 });
  });
}
