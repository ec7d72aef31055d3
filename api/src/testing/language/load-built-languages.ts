import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { loadLanguages } from "../../language/languages.ts";

const BUILD = `import { compileServerTexts, extractTexts } from "./scripts/build/texts.mjs";
extractTexts();
await compileServerTexts(process.argv[1]);`;

/** Builds the texts of all languages from the current code and loads them. */
export async function loadBuiltLanguages(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "creel-texts-"));
  try {
    execFileSync(process.execPath, ["--input-type=module", "--eval", BUILD, folder], {
      cwd: join(import.meta.dirname, "../../../.."),
    });
    await writeFile(join(folder, "en-XA.json.gz"), "As the build packs it.");
    await loadLanguages(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
