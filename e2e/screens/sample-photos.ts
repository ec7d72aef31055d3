import { readFileSync } from "node:fs";
import { join } from "node:path";

const SAMPLES = join(import.meta.dirname, "../../docs/pictures/samples");

/** Returns a sample photo as a data URL, for fake answers. */
export function sampleAddress(name: string): string {
  return `data:image/webp;base64,${readFileSync(join(SAMPLES, `${name}.webp`)).toString("base64")}`;
}
