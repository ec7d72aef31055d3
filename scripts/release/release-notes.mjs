// Cuts the part about one version out of the change log.

/**
 * @param {string} changelog
 * @param {{ tag: string, version: string, source?: string }} options the tag of Git, the version in package.json, and
 *   the address of the repository's files, for links that are relative to it
 * @returns {string} the part as Markdown, without its heading
 * @throws Error if the version is not this tag's, has no part, or is not released according to it
 */
export function cutReleaseNotes(changelog, { tag, version, source }) {
  if (tag !== `v${version}`) refuse(`The tag is ${tag}, and the version in package.json ${version}.`);
  const parts = changelog.split(/^## /m).slice(1);
  const part = parts.find((one) => one.split(/[\s,]/, 1)[0] === version);
  if (!part) refuse(`CHANGELOG.md has nothing about ${version}.`);
  const notes = part.slice(part.indexOf("\n")).trim();
  if (/^not yet released/im.test(part)) refuse(`CHANGELOG.md says that ${version} is not yet released.`);
  if (notes === "") refuse(`CHANGELOG.md says nothing about ${version}.`);
  return source ? notes.replaceAll(/\]\((?!https?:|mailto:|#)([^)\s]+)/g, `](${source}/$1`) : notes;
}

function refuse(reason) {
  throw new Error(reason);
}
