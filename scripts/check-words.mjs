// Checks the spelling of texts, comments and names: American English. `node scripts/check-words.mjs [the folder to
// read]`
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { filesIn } from "./metrics/source-files.mjs";
import { ROOT } from "./setup/prepare.mjs";

const root = process.argv[2] ?? ROOT;
const FOLDERS = ["api", "bench", "deploy", "docs", "domain", "e2e", "scripts", "testing", "texts", "web"];
const READ = /\.(ts|tsx|mjs|css|html|sql|md|json|webmanifest|sh|yml|conf|service)$/;
const PASSED_OVER =
  /(^|\/)(node_modules|dist|dist-next|generated|public\/basemap|files|voice|check-words\.mjs$)/;

/** Names with a British spelling that others gave. */
const GIVEN =
  /aria-labelledby|LabelledBy|risk_colour_en|toColourspace|greyscale\(|greylist|End-use Licence|Open Government Licence|Licence Ouverte|open(?:-government)?-licence|licence-ouverte|\blicence: |\.licence\b|\/licence\/|\blicences(?=\/|\b")|\/licences\b|TaskCancelledError|\bcancelled\|canceled\b/gi;

const BRITISH = new RegExp(
  [
    "(?:col|fav|flav|harb|hon|hum|lab|neighb|rum|behavi|endeav)our",
    "licence|grey|(?<=\\b|[a-z])(?:centi|milli|kilo)?metres?\\b|\\bmetres?\\b|\\bcentre|fibre|theatre",
    "catalogue|dialogue|judgement|acknowledgement|defence|offence|programme\\b|cheque",
    "(?:label|cancel|travel|signal|model|fuel|channel|tunnel)l(?:ed|ing|er)\\b",
    "(?:organ|real|recogn|optim|normal|initial|serial|author|custom|minim|maxim|summar|capital|apolog|synchron|visual|util)is(?:e|ed|es|ing|ation)\\b",
    "analys(?:e|ed|es|ing)\\b|whilst|learnt|spelt|mould|fulfil\\b|artefact",
  ].join("|"),
  "gi",
);

let isAnyBritish = false;
for (const path of [
  ...filesIn(root, FOLDERS, PASSED_OVER).filter((name) => READ.test(name)),
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
]) {
  const lines = readFileSync(join(root, path), "utf8").split("\n");
  for (const [index, line] of lines.entries()) {
    for (const [word] of line.replace(GIVEN, "").matchAll(BRITISH)) {
      isAnyBritish = true;
      process.stderr.write(`${path}:${index + 1} is not American English: ${word}\n`);
    }
  }
}
if (isAnyBritish) process.exit(1);
