/** The kind of a photo by its content, since names and media types can be wrong. */
export type PhotoKind = "jpeg" | "png" | "gif" | "webp" | "avif" | "heic";

/** A file that begins with an ftyp box has its brands within this many bytes. */
const READ_BYTES = 64;
const BRAND_BYTES = 4;

const AVIF_BRANDS = new Set(["avif", "avis"]);
/** The brands mif1 and msf1 name only the family; without an AVIF brand, they mean HEIC. */
const HEIC_BRANDS = new Set("heic heix heim heis hevc hevx hevm hevs heif mif1 msf1".split(" "));

/** Returns `null` for a file that is not a supported photo. */
export async function readKind(file: Blob): Promise<PhotoKind | null> {
  return kindOf(new Uint8Array(await file.slice(0, READ_BYTES).arrayBuffer()));
}

export function kindOf(bytes: Uint8Array): PhotoKind | null {
  const text = String.fromCodePoint(...bytes);
  if (text.startsWith("\u00FF\u00D8\u00FF")) return "jpeg";
  if (text.startsWith("\u0089PNG\r\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  return text.slice(4, 8) === "ftyp" ? kindOfBrands(brandsOf(bytes, text)) : null;
}

function kindOfBrands(brands: readonly string[]): PhotoKind | null {
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return "avif";
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? "heic" : null;
}

/** Returns the major brand and the compatible ones. The version between them is skipped. */
function brandsOf(bytes: Uint8Array, text: string): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = Math.min(view.getUint32(0), text.length);
  const brands = [text.slice(8, 12)];
  for (let at = 16; at + BRAND_BYTES <= end; at += BRAND_BYTES) {
    brands.push(text.slice(at, at + BRAND_BYTES));
  }
  return brands;
}
