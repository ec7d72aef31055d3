// Checks that lazy code is a route, or large enough to be worth a request of its own. Reads the build in web/dist.
// `node scripts/check-lazy.mjs [another web/dist]`
import { join } from "node:path";

import { readManifest } from "./build/manifest.mjs";
import { ROOT } from "./setup/prepare.mjs";

/**
 * The minimum size of lazy code, in bytes of gzip. It counts what the code adds to the page to which it adds the most.
 */
const LEAST = 5000;
/**
 * The router and the modules that load the app are lazy, whatever their size. Libraries and catalogs are split
 * elsewhere.
 */
const IS_LAZY_ANYWAY = /-page\.tsx$|^src\/app\/boot\/|node_modules|^locales\//;

/** Light modules that are lazy all the same. An entry that is not needed is refused. */
const EXCEPTIONS = [
  // It is a part of a route: it loads the data of the page while the code of the page is loading.
  "src/insights/prefetch-rates.ts",
];

const dist = process.argv[2] ?? join(ROOT, "web/dist");
const { manifest, withImports, filesOf, weigh } = readManifest(dist);
const begun = withImports(["index.html", "src/app/boot/mount.tsx"]);
const weights = new Map();
for (const [from, { dynamicImports = [] }] of Object.entries(manifest)) {
  const known = new Set([...begun, ...withImports([from])]);
  for (const target of dynamicImports.filter((name) => !IS_LAZY_ANYWAY.test(name))) {
    const brought = withImports([target]).filter((key) => !known.has(key));
    weights.set(target, Math.max(weights.get(target) ?? 0, weigh(filesOf(brought))));
  }
}
const light = [...weights].filter(([, weight]) => weight < LEAST);
const refused = [
  ...light
    .filter(([target]) => !EXCEPTIONS.includes(target))
    .toSorted(([, one], [, other]) => one - other)
    .map(
      ([target, weight]) =>
        `web/${target} is lazy for ${weight} bytes; import it, or merge it with its importer`,
    ),
  ...EXCEPTIONS.filter((name) => name in manifest && !light.some(([target]) => target === name)).map(
    (name) => `${name} is no exception any more: take it out of scripts/check-lazy.mjs`,
  ),
];
for (const message of refused) process.stderr.write(`${message}\n`);
if (refused.length > 0) process.exit(1);
