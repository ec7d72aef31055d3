/** Sharp on a dense screen; on others twice as fine is four times as much to draw, for nothing that is seen. */
export const PIXEL_RATIO = globalThis.devicePixelRatio > 1 ? 2 : 1;

interface Size {
  width: number;
  height: number;
}

/** One canvas for all: hundreds of clusters are drawn before a map is seen. */
let canvas: HTMLCanvasElement | null = null;

export function drawImage(
  { width, height }: Size,
  paint: (context: CanvasRenderingContext2D) => void,
): ImageData {
  canvas ??= document.createElement("canvas");
  // This also clears it.
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
