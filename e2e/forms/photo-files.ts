import { seededBytes } from "@creel/testing/seeded-bytes";
import sharp, { type Sharp } from "sharp";

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The EXIF data of a photo. */
interface Camera {
  /** The EXIF orientation. 6 means held upright: the picture has to be rotated a quarter turn to the right. */
  orientation?: number;
  /** The time on the camera's clock, such as "2026:11:19 06:42:31". */
  takenAt?: string;
  /** True for a photo taken at 47.831172, -92.264828. */
  hasPosition?: boolean;
  /** The offset of the camera's clock from UTC, such as "-06:00". */
  offset?: string;
  /** The GPS time in UTC, such as "2026:11:19 12:42:30". */
  satelliteTime?: string;
  make?: string;
}

const POSITION = {
  GPSLatitudeRef: "N",
  GPSLatitude: "47/1 49/1 5222/100",
  GPSLongitudeRef: "W",
  GPSLongitude: "92/1 15/1 5338/100",
};

/** Returns a photo in a single color, which has a few hundred bytes. */
export async function smallPhoto(
  name: string,
  background: string,
  { width = 640, ...camera }: Camera & { width?: number } = {},
): Promise<PhotoFile> {
  const picture = sharp({ create: { width, height: 480, channels: 3, background } });
  return { name, mimeType: "image/jpeg", buffer: await write(picture, camera) };
}

/** Returns a photo of pure noise, which stays large however it is compressed. */
export async function noisyPhoto(name: string): Promise<PhotoFile> {
  const [width, height] = [1280, 960];
  const picture = sharp(seededBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  return { name, mimeType: "image/jpeg", buffer: await write(picture, {}) };
}

/**
 * Returns a 12-megapixel photo of more than 5 MB: red at the top, blue at the bottom, with the noise of low light. It
 * is 4,000 by 3,000 pixels before rotation.
 */
export async function largePhoto(name: string, camera: Camera = {}): Promise<PhotoFile> {
  const width = 4000;
  const height = 3000;
  const pixels = seededBytes(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const isAbove = at < pixels.length / 2;
    pixels[at] = (isAbove ? 127 : 0) + ((pixels[at] ?? 0) >> 1);
    pixels[at + 1] = (pixels[at + 1] ?? 0) >> 1;
    pixels[at + 2] = (isAbove ? 0 : 127) + ((pixels[at + 2] ?? 0) >> 1);
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return { name, mimeType: "image/jpeg", buffer: await write(picture, camera) };
}

function write(picture: Sharp, camera: Camera): Promise<Buffer> {
  const { orientation, takenAt, offset, hasPosition, satelliteTime, make = "Test camera" } = camera;
  const satellites = satelliteTime !== undefined && gpsClock(satelliteTime);
  return picture
    .withExif({
      IFD0: { Make: make },
      ...(takenAt !== undefined && {
        IFD2: { DateTimeOriginal: takenAt, ...(offset !== undefined && { OffsetTimeOriginal: offset }) },
      }),
      ...((hasPosition || satellites) && { IFD3: { ...(hasPosition && POSITION), ...satellites } }),
    })
    .withMetadata(orientation === undefined ? {} : { orientation })
    .jpeg({ quality: 85 })
    .toBuffer();
}

function gpsClock(satelliteTime: string) {
  const [date = "", time = ""] = satelliteTime.split(" ");
  const parts = time.split(":").map((part) => `${Number(part)}/1`);
  return { GPSDateStamp: date, GPSTimeStamp: parts.join(" ") };
}

/** Returns the photo cut off after `bytes` bytes. */
export function truncated({ buffer, ...photo }: PhotoFile, bytes: number): PhotoFile {
  return { ...photo, buffer: buffer.subarray(0, bytes) };
}

/** Returns a file that begins like an iPhone photo but has nothing in it that can be decoded. */
export function heicPhoto(name: string): PhotoFile {
  const box = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
  return { name, mimeType: "image/heic", buffer: Buffer.concat([box, Buffer.alloc(2000)]) };
}
