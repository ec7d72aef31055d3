// Draws the icons of the installed app from web/icon.svg: `node scripts/draw/draw-icons.mjs`. Run it when the mark has
// changed.
import { join } from "node:path";

import sharp from "sharp";

import { ROOT } from "../setup/prepare.mjs";

const DRAWING = join(ROOT, "web/icon.svg");
const ICONS = join(ROOT, "web/public/icons");
/** Twice the size that the largest icon needs. */
const DRAWN = 1024;
const DENSITY = 144;
/** The part that a launcher cuts off each side of a maskable icon, but not of other icons. */
const CUT_OFF = 80;

const whole = { left: 0, top: 0, width: DRAWN, height: DRAWN };
const close = { left: CUT_OFF, top: CUT_OFF, width: DRAWN - 2 * CUT_OFF, height: DRAWN - 2 * CUT_OFF };

await draw({ name: "icon-192", side: 192, part: close });
await draw({ name: "icon-512", side: 512, part: close });
await draw({ name: "apple-touch-icon", side: 180, part: close });
await draw({ name: "maskable-512", side: 512 });

async function draw({ name, side, part = whole }) {
  const drawn = await sharp(DRAWING, { density: DENSITY }).resize(DRAWN, DRAWN).png().toBuffer();
  const icon = sharp(drawn).extract(part).resize(side, side);
  await icon.png({ compressionLevel: 9, palette: true }).toFile(join(ICONS, `${name}.png`));
}
