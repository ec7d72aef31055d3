// Reads a .dockerignore file the way container engines do: the last pattern that matches a path, or one of the folders
// above it, decides.

/** @returns {(path: string) => boolean} whether a path, relative to the context, is left out of it */
export function readIgnoreFile(text) {
  const rules = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({
      isKept: line.startsWith("!"),
      pattern: toPattern(line.replace(/^!/, "").replace(/^\/|\/$/g, "")),
    }));
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isKept === false;
}

const SIGNS = { "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" };

function toPattern(glob) {
  const source = glob.replaceAll(/\*\*\/|\*\*|\*|\?|[.+^${}()|[\]\\]/g, (sign) => SIGNS[sign] ?? `\\${sign}`);
  return new RegExp(`^${source}(?:/.*)?$`);
}
