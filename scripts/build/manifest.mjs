import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads which chunk the bundler made from each module, keyed by the module's name. */
export function readManifest(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

  /** Returns the chunks that a chunk imports, without the chunk itself. */
  function importsOf(key) {
    const found = new Set();
    const follow = (name) => {
      if (!manifest[name]) {
        throw new Error(`${name} is no chunk of its own any more: name what took its place`);
      }
      for (const next of manifest[name].imports ?? []) {
        if (found.has(next)) continue;
        found.add(next);
        follow(next);
      }
    };
    follow(key);
    return found;
  }

  /** Returns these modules and everything they import, with some duplicates. */
  const withImports = (keys) => keys.flatMap((key) => [key, ...importsOf(key)]);

  const filesOf = (keys) => new Set(keys.map((key) => manifest[key].file));

  /** Returns the size after gzip, in bytes. */
  const weigh = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

  function sizeOf(file) {
    const zipped = join(dist, `${file}.gz`);
    if (!existsSync(zipped)) throw new Error(`${file} is not compressed`);
    return readFileSync(zipped).length;
  }

  return { manifest, importsOf, withImports, filesOf, weigh };
}
