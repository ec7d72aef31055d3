export const PIXEL_RATIO = 2;

interface Size {
  width: number;
  height: number;
}

export function drawImage(
  { width, height }: Size,
  paint: (context: CanvasRenderingContext2D) => void,
): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = width * PIXEL_RATIO;
  canvas.height = height * PIXEL_RATIO;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no canvas to draw pins on");
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  context.lineJoin = "round";
  context.save();
  paint(context);
  context.restore();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

interface Stroke {
  color: string;
  width: number;
}

export function stroke(context: CanvasRenderingContext2D, shape: Path2D, { color, width }: Stroke): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke(shape);
}

interface Words {
  color: string;
  font: string;
  x: number;
  y: number;
}

export function writeText(
  context: CanvasRenderingContext2D,
  text: string,
  { color, font, x, y }: Words,
): void {
  context.fillStyle = color;
  context.font = font;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y);
}
