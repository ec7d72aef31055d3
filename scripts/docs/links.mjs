import { copyFileSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";

import { ROOT } from "../setup/prepare.mjs";
import { PAGES } from "./pages.mjs";

const ELSEWHERE = /^(?:[a-z]+:|\/\/|#)/i;
/** Matches a link whose text is the name of a document. */
const FILE_NAME = /^[\w./-]+\.md$/;
const pages = new Map(PAGES.map((page) => [page.file, page]));

/**
 * Finds what a link in a document leads to. Links are relative to their document, so that they also work where the
 * repository is read.
 *
 * @param from the document, relative to the repository
 * @returns the address of a page, a file that the site has a copy of, or `null` for anything else in the repository
 */
export function targetOf(from, link) {
  if (ELSEWHERE.test(link)) return { kind: "elsewhere" };
  const [path, hash] = link.split("#");
  const file = posix.join(posix.dirname(from), decodeURI(path)).replace(/\/$/, "");
  const anchor = hash === undefined ? "" : `#${hash}`;
  const page = pages.get(file) ?? pages.get(posix.join(file, "README.md"));
  if (page !== undefined) {
    return {
      kind: "page",
      file: page.file,
      text: page.text,
      address: `/${page.address.replace(/(^|\/)index$/, "$1")}${anchor}`,
    };
  }
  if (!existsSync(join(ROOT, file))) throw new Error(`${from} links to ${link}, which is not there`);
  return statSync(join(ROOT, file)).isFile() ? { kind: "file", file } : { kind: "folder" };
}

/** Returns the path of a copied file on the site: a text that every browser shows. */
function copyOf(file) {
  return `files/${file.replace(/(^|\/)\./, "$1")}.txt`;
}

/** A rule for markdown-it: makes each link of a document lead to a page of the site or to a copy of the file. */
export function linksOfSite(md, { base, copies }) {
  md.core.ruler.push("links-of-site", ({ tokens, env }) => {
    const from = relative(ROOT, env.realPath ?? env.path);
    for (const { children } of tokens) {
      for (const [index, token] of (children ?? []).entries()) {
        if (token.type === "link_open") rewrite(children, index, { from, base, copies });
      }
    }
  });
}

function rewrite(tokens, index, { from, base, copies }) {
  const token = tokens[index];
  const target = targetOf(from, token.attrGet("href"));
  if (target.kind === "page") {
    token.attrSet("href", target.address);
    // A page of the site is known by its title.
    const text = tokens[index + 1];
    if (FILE_NAME.test(text.content)) text.content = target.text;
  }
  if (target.kind === "file") {
    copies.add(target.file);
    token.attrSet("href", `${base}${copyOf(target.file)}`);
    // The site's own router leaves a link with a target alone.
    token.attrSet("target", "_self");
  }
  // A folder is a link only where the repository is read.
  if (target.kind === "folder") {
    const end = tokens.findIndex(({ type }, at) => at > index && type === "link_close");
    for (const edge of [token, tokens[end]]) {
      Object.assign(edge, { type: "text", tag: "", content: "", nesting: 0 });
    }
  }
}

/** Copies the files that documents link to into the built site. */
export function writeCopies(folder, copies) {
  for (const file of copies) {
    const copy = join(folder, copyOf(file));
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(ROOT, file), copy);
  }
}
