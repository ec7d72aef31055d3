import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Page } from "@playwright/test";
import { transform } from "@swc/core";

const SHARED = ["elements.ts", "visible-text.ts", "misplaced.ts"].map((name) =>
  join(import.meta.dirname, name),
);
const sources = new Map<string, Promise<string>>();

/** Finds what runs off the page or out of its card, is cut off, overlaps other text or is covered. */
export function findMisplaced(page: Page): Promise<string[]> {
  return findInPage(page, "findMisplaced");
}

/**
 * Runs a function in the page. The function comes from the modules in this folder or from one of the `more` files,
 * which may use them.
 */
export async function findInPage(page: Page, find: string, more: readonly string[] = []): Promise<string[]> {
  const texts = await Promise.all([...SHARED, ...more].map(sourceOf));
  return page.evaluate(`(() => { ${texts.join("\n")}\nreturn ${find}(); })()`);
}

/** Returns the file as a script without imports, because the imported functions are in the same script. */
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
