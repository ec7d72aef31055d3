import sharp from "sharp";

interface PhotoSize {
  name: string;
  width: number;
  height: number;
}

/** The sizes of a common phone's photo, a newer phone's, and that of a phone with many megapixels. */
export const PHOTO_SIZES: readonly PhotoSize[] = [
  { name: "12-megapixels", width: 4000, height: 3000 },
  { name: "24-megapixels", width: 5664, height: 4248 },
  { name: "48-megapixels", width: 8000, height: 6000 },
];

/** The sizes of the grain in px, finest first. */
const OCTAVES = [1, 2, 4, 8, 16, 32, 64, 128];

/**
 * Returns a photo over 5 MB with nothing in it but what all photos share: as much contrast in small parts as in large
 * ones, and a sensor's noise.
 */
export async function makePhoto({ width, height }: PhotoSize): Promise<Buffer> {
  const layers = await Promise.all(OCTAVES.slice(1).map((grain) => makeGrain({ width, height }, grain)));
  return sharp(await makeGrain({ width, height }, 1))
    .composite(layers.map((input) => ({ input, blend: "overlay" as const })))
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Returns noise with spots that are `grain` pixels wide. */
async function makeGrain(
  { width, height }: Pick<PhotoSize, "width" | "height">,
  grain: number,
): Promise<Buffer> {
  const small = { width: Math.ceil(width / grain), height: Math.ceil(height / grain) };
  const noise = { type: "gaussian" as const, mean: 128, sigma: grain === 1 ? 8 : 34 };
  const spots = await sharp({ create: { ...small, channels: 3, background: "#808080", noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(spots)
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
