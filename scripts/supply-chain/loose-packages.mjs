// Finds packages that could become another one without a change in the repository.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FIELDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies", "overrides"];
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const REGISTRY = "https://registry.npmjs.org/";

/** Returns a sentence for each dependency whose version is a range, a tag, an address or a folder. */
export function findLooseVersions(root) {
  const { workspaces = [] } = readManifest(root, "package.json");
  const manifests = ["package.json", ...workspaces.map((name) => `${name}/package.json`)];
  return manifests
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => {
      const manifest = readManifest(root, file);
      const all = FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {}));
      return all
        .filter(([, version]) => !EXACT.test(version))
        .map(
          ([name, version]) => `${file}: ${name} must have an exact version, not ${JSON.stringify(version)}`,
        );
    });
}

/** Returns a sentence for each locked package that is not from the registry, or whose content is not known. */
export function findLoosePackages(lock) {
  const packages = Object.entries(lock).filter(([path, { link }]) => path.includes("node_modules/") && !link);
  return packages.flatMap(([path, { resolved = REGISTRY, integrity = "" }]) =>
    [
      !resolved.startsWith(REGISTRY) && `is from ${resolved}, not the registry`,
      !integrity.startsWith("sha512-") && "has no integrity with SHA-512",
    ]
      .filter(Boolean)
      .map((problem) => `package-lock.json: ${path} ${problem}`),
  );
}

function readManifest(root, file) {
  return JSON.parse(readFileSync(join(root, file), "utf8"));
}
