// Rejects a comment that begins like the rest of a sentence. `node scripts/check-comments.mjs [the folder that is read]`
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parseSync } from "vite";

import { filesIn } from "./metrics/source-files.mjs";
import { ROOT } from "./setup/prepare.mjs";

const root = process.argv[2] ?? ROOT;
const FOLDERS = ["api", "bench", "domain", "e2e", "scripts", "testing", "texts", "web"];
const READ = /\.(ts|tsx|mjs|css)$/;
const PASSED_OVER = /(^|\/)(node_modules|dist|dist-[a-z-]+|generated|public\/basemap|files|\.css-types)\//;

const FIRST_WORD = /^(?:Of|By(?! default)|With|Those|That|None|What|Whose|Who)\b/;

let isAnyFragment = false;
for (const path of filesIn(root, FOLDERS, PASSED_OVER).filter((name) => READ.test(name))) {
  const text = readFileSync(join(root, path), "utf8");
  for (const { start, end } of commentsOf(path, text)) {
    const words = text.slice(start, end).replace(/^[/*\s]+/, "");
    if (!FIRST_WORD.test(words)) continue;
    isAnyFragment = true;
    const line = text.slice(0, start).split("\n").length;
    process.stderr.write(`${path}:${line} begins like the rest of a sentence: ${words.split("\n", 1)[0]}\n`);
  }
}
if (isAnyFragment) process.exit(1);

/** Leaves out line comments that continue the one above. */
function commentsOf(path, text) {
  if (path.endsWith(".css")) {
    return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: comment, index }) => ({
      start: index,
      end: index + comment.length,
    }));
  }
  const { comments } = parseSync(path, text);
  return comments.filter(
    ({ type, start }, index) =>
      type === "Block" || index === 0 || !/^\n[ \t]*$/.test(text.slice(comments[index - 1].end, start)),
  );
}
