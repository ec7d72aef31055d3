import { readFileSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod/mini";

const PACKAGE = join(import.meta.dirname, "../../package.json");
const packageSchema = z.object({ version: z.string() });

/** The version that runs. */
export const { version: CREEL_VERSION } = z.parse(packageSchema, JSON.parse(readFileSync(PACKAGE, "utf8")));
