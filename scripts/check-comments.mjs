// Rejects a comment that begins like the rest of a sentence. `node scripts/check-comments.mjs [the folder that is read]`
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { filesIn } from "./metrics/source-files.mjs";
import { ROOT } from "./setup/prepare.mjs";

const root = process.argv[2] ?? ROOT;
const FOLDERS = ["api", "bench", "domain", "e2e", "scripts", "testing", "texts", "web"];
const READ = /\.(ts|tsx|mjs|css)$/;
const PASSED_OVER = /(^|\/)(node_modules|dist|dist-next|generated|public\/basemap|files|\.css-types)\//;

const FIRST_WORD = /^(?:Of|By(?! default)|With|Those|That|None|What|Whose|Who)\b/;

/** A block comment, or the line comments that follow each other; a string that holds one is passed over. */
const COMMENT =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?\*\/|(?:(?<=^|[\s{(;,])\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)/gm;

let isAnyFragment = false;
for (const path of filesIn(root, FOLDERS, PASSED_OVER).filter((name) => READ.test(name))) {
  const text = readFileSync(join(root, path), "utf8");
  for (const { 0: comment, index } of text.matchAll(COMMENT)) {
    if (!comment.startsWith("/")) continue;
    const words = comment.replace(/^\/\*+|^\/\//, "").replace(/^[\s*]+/, "");
    if (!FIRST_WORD.test(words)) continue;
    isAnyFragment = true;
    const line = text.slice(0, index).split("\n").length;
    process.stderr.write(`${path}:${line} begins like the rest of a sentence: ${words.split("\n", 1)[0]}\n`);
  }
}
if (isAnyFragment) process.exit(1);
