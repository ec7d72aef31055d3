// How the site draws the documents' markdown. Nothing has a style attribute, which the server's policy refuses.
import { relative } from "node:path";

import { ROOT } from "../setup/prepare.mjs";

/** Matches the comment at the end of a line in these languages. */
const COMMENTS = { sh: /(?<=^|\s)#.*$/, yaml: /(?<=^|\s)#.*$/, js: /(?<=^|\s)\/\/.*$/ };

/** Dims comments in code, which is as much color as a calm page needs. */
export function highlight(code, language) {
  const lines = code.trimEnd().split("\n");
  const drawn = lines.map((line) => {
    const at = line.search(COMMENTS[language] ?? /$/);
    const [text, note] = [line.slice(0, at), line.slice(at)].map(escapeMarkup);
    return note === "" ? text : `${text}<span class="comment">${note}</span>`;
  });
  return `<pre class="code" tabindex="0" v-pre><code>${drawn.join("\n")}</code></pre>`;
}

function escapeMarkup(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** On a phone each row of a table of three columns or more is a block, in which each cell says what its column is. */
export function labelCells(md) {
  // VitePress draws each table as one that scrolls.
  delete md.renderer.rules.table_open;
  md.core.ruler.push("label-cells", ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      if (token.type === "table_open") labelTable(token, tokens.slice(index, endOf(tokens, index)));
    }
  });
}

function endOf(tokens, index) {
  return tokens.findIndex(({ type }, at) => at > index && type === "table_close");
}

const isCell = ({ type }) => type === "th_open" || type === "td_open";

function labelTable(table, tokens) {
  const labels = tokens.flatMap(({ type }, index) => (type === "th_open" ? [plain(tokens[index + 1])] : []));
  if (labels.length > 2) table.attrJoin("class", "wide");
  for (const [index, cell] of tokens.filter(isCell).entries()) {
    cell.attrSet("data-label", labels[index % labels.length]);
    alignByClass(cell);
  }
}

function plain({ children }) {
  return (children ?? []).map(({ content }) => content).join("");
}

function alignByClass(token) {
  const at = token.attrIndex("style");
  if (at < 0) return;
  const [, side] = /text-align:(\w+)/.exec(token.attrs[at][1]) ?? [];
  token.attrs.splice(at, 1);
  if (side === "right") token.attrJoin("class", "figure");
}

/** Documents whose words would hide the guides from those who search: reasons, history and other languages. */
const NOT_SEARCHED = /^(docs\/(decisions|voice)\/|bench\/|CHANGELOG)/;

/** A setting of VitePress takes functions only, which the browser would have to evaluate, against the server's policy. */
export function leaveOutOfSearch(md) {
  md.core.ruler.push("leave-out-of-search", ({ env }) => {
    const isLeftOut = NOT_SEARCHED.test(relative(ROOT, env.realPath ?? env.path));
    if (isLeftOut) env.frontmatter = { ...env.frontmatter, search: false };
  });
}
