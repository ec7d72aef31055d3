import {
  type Card,
  CARD_COLORS,
  CARD_LETTERS,
  CARD_SCALE,
  CARDS,
  type CardShape,
  type CardText,
  MARK_PATHS,
} from "@creel/domain/shares/card";

const FAMILY = '"Atkinson Hyperlegible Next", system-ui, sans-serif';
const BOLD = 700;
const REGULAR = 400;
const MARK_SIDE = 46;
const MARK_BOX = 32;
const EMPTY_MARK_SIDE = 240;
/** Pixels between two lines. */
const GAP = 28;

/**
 * Draws the picture of a catch on this device: nothing of the file of the photo is in it but what can be seen.
 * @throws Error where the browser cannot write a PNG
 */
export async function drawCard(shape: CardShape, text: CardText, photo: ImageBitmap | null): Promise<Blob> {
  const card = CARDS[shape];
  await Promise.all([BOLD, REGULAR].map((weight) => document.fonts.load(`${weight} 64px ${FAMILY}`)));
  const canvas = document.createElement("canvas");
  canvas.width = card.width;
  canvas.height = card.height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  paint(pen, CARD_COLORS.paper, { x: 0, y: 0, width: card.width, height: card.height });
  if (photo) drawPhoto(pen, card, photo);
  else drawEmpty(pen, card);
  drawText(pen, card, text);
  drawBrand(pen, card);
  drawScale(pen, card);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!file) throw new Error("This browser writes no PNG");
  return file;
}

type Pen = CanvasRenderingContext2D;

function paint(pen: Pen, color: string, { x, y, width, height }: Card["photo"]): void {
  pen.fillStyle = color;
  pen.fillRect(x, y, width, height);
}

/** Cut to the place it has, from its middle. */
function drawPhoto(pen: Pen, { photo: box }: Card, photo: ImageBitmap): void {
  const scale = Math.max(box.width / photo.width, box.height / photo.height);
  const [width, height] = [box.width / scale, box.height / scale];
  const [left, top] = [(photo.width - width) / 2, (photo.height - height) / 2];
  pen.drawImage(photo, left, top, width, height, box.x, box.y, box.width, box.height);
}

function drawEmpty(pen: Pen, { photo: box }: Card): void {
  paint(pen, CARD_COLORS.sunk, box);
  const side = EMPTY_MARK_SIDE;
  drawMark(pen, { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2 }, side);
}

function drawMark(pen: Pen, { x, y }: { x: number; y: number }, side: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(side / MARK_BOX, side / MARK_BOX);
  for (const { color, path } of MARK_PATHS) {
    pen.fillStyle = color;
    pen.fill(new Path2D(path));
  }
  pen.restore();
}

function drawText(pen: Pen, card: Card, { title, figures, lines }: CardText): void {
  const { x, width } = card.text;
  const { ink, ink2 } = CARD_COLORS;
  pen.textBaseline = "top";
  let y = card.text.y;
  const write = (text: string, look: Look) => {
    y = writeLines(pen, text, { ...look, x, y, width }) + GAP;
  };
  write(title, { size: CARD_LETTERS.title, weight: BOLD, color: ink });
  for (const [index, amount] of figures.entries()) {
    const size = index === 0 ? CARD_LETTERS.figure : CARD_LETTERS.figure2;
    writeFigure(pen, amount, { size, weight: index === 0 ? BOLD : REGULAR, color: ink, x, y });
    y += size + GAP;
  }
  for (const line of lines) write(line, { size: CARD_LETTERS.line, weight: REGULAR, color: ink2 });
}

interface Look {
  size: number;
  weight: number;
  color: string;
}

function take(pen: Pen, { size, weight, color }: Look): void {
  pen.font = `${weight} ${size}px ${FAMILY}`;
  pen.fillStyle = color;
}

/** @returns where the next line may begin */
function writeLines(pen: Pen, text: string, look: Look & Card["text"]): number {
  take(pen, look);
  const height = look.size * 1.15;
  let { y } = look;
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && pen.measureText(longer).width > look.width) {
      pen.fillText(line, look.x, y);
      y += height;
      line = word;
    } else line = longer;
  }
  pen.fillText(line, look.x, y);
  return y + look.size;
}

interface Place {
  x: number;
  y: number;
}

function writeFigure(pen: Pen, { figure, unit }: CardText["figures"][number], look: Look & Place): void {
  take(pen, look);
  pen.textBaseline = "alphabetic";
  const base = look.y + look.size * 0.85;
  pen.fillText(figure, look.x, base);
  const { width } = pen.measureText(figure);
  take(pen, { size: CARD_LETTERS.unit, weight: REGULAR, color: CARD_COLORS.ink3 });
  pen.fillText(unit, look.x + width + 10, base);
  pen.textBaseline = "top";
}

function drawBrand(pen: Pen, { brand: { x, y } }: Card): void {
  drawMark(pen, { x, y }, MARK_SIDE);
  take(pen, { size: CARD_LETTERS.brand, weight: BOLD, color: CARD_COLORS.ink });
  pen.fillText("Creel", x + MARK_SIDE + 16, y + 6);
}

/** As on a measuring board. */
function drawScale(pen: Pen, { width, height }: Card): void {
  const { fields, height: high, line } = CARD_SCALE;
  const y = height - high;
  paint(pen, CARD_COLORS.ink, { x: 0, y: y - line, width, height: line });
  for (let field = 0; field < fields; field += 2) {
    paint(pen, CARD_COLORS.ink, { x: (field * width) / fields, y, width: width / fields, height: high });
  }
}
