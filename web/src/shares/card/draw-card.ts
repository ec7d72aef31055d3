import { CARDS, type CardShape, type CardText, MARK_PATHS } from "@creel/domain/shares/card";

import { type Box, composeCard, type Letters, type Stroke } from "./compose-card.ts";

const FAMILY = '"Atkinson Hyperlegible Next", system-ui, sans-serif';
const WEIGHTS: readonly Letters["weight"][] = [700, 400];
const MARK_BOX = 32;

/**
 * Draws the picture of a catch on this device: nothing of the file of the photo is in it but what can be seen.
 * @throws Error where the browser cannot write a PNG
 */
export async function drawCard(shape: CardShape, text: CardText, photo: ImageBitmap | null): Promise<Blob> {
  const { width, height } = CARDS[shape];
  await Promise.all(WEIGHTS.map((weight) => document.fonts.load(fontOf({ weight, size: 64 }))));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  const measure = (written: string, letters: Letters) => {
    pen.font = fontOf(letters);
    return pen.measureText(written).width;
  };
  for (const stroke of composeCard(shape, text, { photo, measure })) draw(pen, stroke, photo);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!file) throw new Error("This browser writes no PNG");
  return file;
}

type Pen = CanvasRenderingContext2D;

function fontOf({ size, weight }: Letters): string {
  return `${weight} ${size}px ${FAMILY}`;
}

function draw(pen: Pen, stroke: Stroke, photo: ImageBitmap | null): void {
  switch (stroke.kind) {
    case "fill": {
      const { x, y, width, height } = stroke.box;
      pen.fillStyle = stroke.color;
      pen.fillRect(x, y, width, height);
      break;
    }
    case "mark":
      drawMark(pen, stroke.box);
      break;
    case "photo": {
      const { from, to } = stroke;
      const cut = [from.x, from.y, from.width, from.height] as const;
      if (photo) pen.drawImage(photo, ...cut, to.x, to.y, to.width, to.height);
      break;
    }
    case "text":
      pen.font = fontOf(stroke);
      pen.fillStyle = stroke.color;
      pen.textBaseline = stroke.isOnLine ? "alphabetic" : "top";
      pen.fillText(stroke.text, stroke.x, stroke.y);
      break;
  }
}

function drawMark(pen: Pen, { x, y, width }: Box): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(width / MARK_BOX, width / MARK_BOX);
  for (const { color, path } of MARK_PATHS) {
    pen.fillStyle = color;
    pen.fill(new Path2D(path));
  }
  pen.restore();
}
