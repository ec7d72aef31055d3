import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the bundler made of each module: its chunk, by the name of the module. */
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

  return { manifest, importsOf };
}
