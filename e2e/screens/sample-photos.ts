import { readFileSync } from "node:fs";
import { join } from "node:path";

const SAMPLES = join(import.meta.dirname, "../../docs/pictures/samples");

/** A photo of a fish as an address with all of it in it, for answers that are made up. */
export function sampleAddress(name: string): string {
  return `data:image/webp;base64,${readFileSync(join(SAMPLES, `${name}.webp`)).toString("base64")}`;
}
