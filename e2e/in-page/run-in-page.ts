import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Page } from "@playwright/test";
import { transform } from "@swc/core";

const SHARED = ["elements.ts", "visible-text.ts", "misplaced.ts"].map((name) =>
  join(import.meta.dirname, name),
);
const sources = new Map<string, Promise<string>>();

/** What leaves the page or its plate, is cut off, lies on other words or under something else. */
export function findMisplaced(page: Page): Promise<string[]> {
  return findInPage(page, "findMisplaced");
}

/** Runs a function of the modules here, or of one more file that uses them, in the page. */
export async function findInPage(page: Page, find: string, more: readonly string[] = []): Promise<string[]> {
  const texts = await Promise.all([...SHARED, ...more].map(sourceOf));
  return page.evaluate(`(() => { ${texts.join("\n")}\nreturn ${find}(); })()`);
}

/** As a script: what the files import of each other stands beside them. */
function sourceOf(file: string): Promise<string> {
  const known = sources.get(file) ?? readFile(file, "utf8").then(asScript);
  sources.set(file, known);
  return known;
}

async function asScript(source: string): Promise<string> {
  const { code } = await transform(source, { jsc: { parser: { syntax: "typescript" }, target: "es2024" } });
  return code
    .replaceAll(/\bimport \{[^}]*\} from "[^"]*";/g, "")
    .replaceAll(/\bexport (?=function|const)/g, "");
}
