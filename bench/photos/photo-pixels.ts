import sharp, { type Sharp } from "sharp";

/** Pixels as a canvas has them: red, green, blue and opacity. */
interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

export function decode(jpeg: Buffer): Promise<Pixels> {
  return pixelsOf(sharp(jpeg));
}

/** Resizes with Lanczos, the reference. The result is not encoded as a JPEG, so nothing is lost afterwards. */
export function downscale(
  photo: Buffer,
  { width, height }: Pick<Pixels, "width" | "height">,
): Promise<Pixels> {
  return pixelsOf(sharp(photo).resize(width, height, { fit: "fill", kernel: "lanczos3" }));
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
