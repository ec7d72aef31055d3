import sharp from "sharp";

const COLORS = ["#8aa05a", "#3f6f8a", "#b8543a", "#c9a23f", "#6a4f8a", "#4f8a6a", "#8a4f5e"];

/** A small photo; another number, another colour. */
export async function photo(number: number): Promise<Blob> {
  const background = COLORS[number % COLORS.length] ?? "gray";
  const create = { width: 640, height: 480, channels: 3 as const, background };
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: "image/jpeg" });
}
