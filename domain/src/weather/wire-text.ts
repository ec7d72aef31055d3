/** What separates products on the wire, and the address of one: "&&", "$$", "SVRBGM". */
const SEPARATOR = /^(&&|\$\$)$/;
const PRODUCT = /^\s*[A-Z]{6}\n/;
const MARK = /^(?:[*-](?=\s)|\.(?=[A-Z]))/;
export const UNMARKED_TITLE = /^[A-Z][A-Z0-9 /&,()-]+\.{2,}(?=[^.\s])/;

export interface Chunk {
  mark: string;
  lines: string[];
}

export function chunksOf(text: string): Chunk[] {
  return blocksOf(text).flatMap(chunksOfBlock);
}

function blocksOf(text: string): string[][] {
  const blocks: string[][] = [[]];
  for (const line of text.replace(PRODUCT, "").split("\n")) {
    const words = line.trim();
    if (words === "" || SEPARATOR.test(words)) blocks.push([]);
    else blocks.at(-1)?.push(words);
  }
  return blocks;
}

function chunksOfBlock(block: readonly string[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const line of block) {
    const [mark = ""] = MARK.exec(line) ?? [];
    const words = line.slice(mark.length).trim();
    const current = chunks.at(-1);
    if (current && mark === "" && !startsChunk(line, current)) current.lines.push(words);
    else chunks.push({ mark, lines: [words] });
  }
  return chunks;
}

function startsChunk(line: string, { lines: [first = ""] }: Chunk): boolean {
  return line.startsWith("...") || (UNMARKED_TITLE.test(line) && !first.startsWith("..."));
}

export function joinLines(lines: readonly string[]): string {
  return lines.join(" ").replaceAll(/(?<=[a-z]-) (?=[a-z])/g, "");
}

/** "..." stands for a comma, a colon or the end of a sentence; times are "430 PM" and "/6 PM MDT/". */
export function tidyText(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replace(/^\.{2,}\s*/, "")
    .replace(/[\s.]*\.\.$/, ".")
    .replace(/^([A-Z][A-Za-z ]{2,30})\.{2,}(?=[A-Z])/, "$1: ")
    .replaceAll(/\b(for|include|includes|including) ?\.{2,} ?/g, "$1 ")
    .replaceAll(/ ?\.{2,} ?/g, ", ")
    .replaceAll(/\b(1[0-2]|[1-9])([0-5]\d) (?=[AP]M\b)/g, "$1:$2 ")
    .replaceAll(/ \/([^/]{1,20}[AP]M [A-Z]{2,4})\//g, " ($1)")
    .trim();
}
