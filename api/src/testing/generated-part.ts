import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const DOCS = join(import.meta.dirname, "../../../docs");

/**
 * Returns a document, and what it would be if its part between `<!-- name … -->` and `<!-- /name -->` were what the code
 * makes of it now. With WRITE_DOCS=1, also writes it.
 */
export function renewPart(
  document: string,
  name: string,
  generated: string,
): { text: string; renewed: string } {
  const path = join(DOCS, document);
  const text = readFileSync(path, "utf8");
  const part = new RegExp(String.raw`(<!-- ${name}\b[^>]*-->\n)[\s\S]*?(<!-- /${name} -->)`);
  if (!part.test(text)) throw new Error(`${document} has no part ${name}`);
  const renewed = text.replace(part, (_part, begin, end) => `${begin}\n${generated}\n\n${end}`);
  if (process.env["WRITE_DOCS"] !== "1") return { text, renewed };
  writeFileSync(path, renewed);
  return { text: renewed, renewed };
}

/** The command that writes stale parts. */
export const WRITE_IT = "WRITE_DOCS=1 npm run unit -- --project api page";

/** Returns a table in markdown. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.map(escapeCell).join(" | ")} |`).join("\n");
}

function escapeCell(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll("|", String.raw`\|`);
}
