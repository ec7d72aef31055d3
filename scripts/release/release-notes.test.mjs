import { expect, test } from "vitest";

import { cutReleaseNotes } from "./release-notes.mjs";

const CHANGELOG = `# Changelog

What versions mean.

## 1.1.0

Not yet released.

- Later

## 1.0.1

May 2, 2027

- A fix ([how](docs/upgrade.md), [why](https://example.com))

### Photos

- Another

## 1.0.0

`;

const cut = (version, more = {}) => cutReleaseNotes(CHANGELOG, { tag: `v${version}`, version, ...more });

test("the notes of a version end where those of the next begin", () => {
  expect(cut("1.0.1")).toBe(
    "May 2, 2027\n\n- A fix ([how](docs/upgrade.md), [why](https://example.com))\n\n### Photos\n\n- Another",
  );
});

test("links to files of the repository lead there", () => {
  expect(cut("1.0.1", { source: "https://forge.example/creel/blob/v1.0.1" })).toContain(
    "[how](https://forge.example/creel/blob/v1.0.1/docs/upgrade.md), [why](https://example.com)",
  );
});

test.each([
  ["another version than that of package.json", ["1.0.1", "v1.0.2"], "The tag is v1.0.2, and the version"],
  ["a version that the change log lacks", ["1.0"], "CHANGELOG.md has nothing about 1.0."],
  ["a version without a word", ["1.0.0"], "CHANGELOG.md says nothing about 1.0.0."],
  ["a version that is not released", ["1.1.0"], "CHANGELOG.md says that 1.1.0 is not yet released."],
])("there is no release of %s", (_what, [version, tag = `v${version}`], message) => {
  expect(() => cut(version, { tag })).toThrow(message);
});
