import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads which chunk the bundler made of each module, by the name of the module. */
export function readManifest(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

  /** The chunks that come with a chunk, without itself. */
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

  /** These modules and all that comes with them, some twice. */
  const withImports = (keys) => keys.flatMap((key) => [key, ...importsOf(key)]);

  const filesOf = (keys) => new Set(keys.map((key) => manifest[key].file));

  /** In bytes, as gzip sends them. */
  const weigh = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

  function sizeOf(file) {
    const zipped = join(dist, `${file}.gz`);
    if (!existsSync(zipped)) throw new Error(`${file} is not compressed`);
    return readFileSync(zipped).length;
  }

  return { manifest, importsOf, withImports, filesOf, weigh };
}
