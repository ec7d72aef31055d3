export interface AlertParagraph {
  title: string | null;
  text: string;
  items: string[];
}

/**
 * Matches "* WHAT...", ".FRI NIGHT..." and, without a mark, "HAZARD...", which is a title only if other words follow.
 */
const CAPITAL_TITLE = /^([A-Z][A-Z0-9 /&,()-]*?) ?\.{2,}\s*/;
/** Matches "What:" on its own line, as in Canadian alerts. */
const LINE_TITLE = /^([A-Z][A-Za-z ]{1,30}):$/;

/**
 * Parses alert texts, which have lines of 69 characters, "* WHAT..." for titles, and "..." around headlines and instead
 * of commas.
 */
export function paragraphsOf(text: string | null): AlertParagraph[] {
  const paragraphs: AlertParagraph[] = [];
  for (const chunk of chunksOf(text ?? "")) add(paragraphs, chunk);
  return paragraphs.filter((paragraph) => !isTitleAlone(paragraph));
}

function add(paragraphs: AlertParagraph[], { mark, lines }: Chunk): void {
  const { title, rest } = splitTitle(mark, lines);
  const text = tidyText(rest);
  const last = paragraphs.at(-1);
  if (title !== null) paragraphs.push({ title, text, items: [] });
  else if (last && isItemOf(last, mark)) last.items.push(text);
  else if (last && isTitleAlone(last)) last.text = text;
  else paragraphs.push({ title, text, items: [] });
}

export function inOneLine(paragraphs: readonly AlertParagraph[]): string {
  return paragraphs
    .flatMap(({ title, text, items }) => [title === null ? "" : `${title}:`, text].concat(items))
    .filter((part) => part !== "")
    .join(" ");
}

/** A dash is an item of the preceding paragraph; a star starts a new paragraph after one with a title and a text. */
function isItemOf({ title, text, items }: AlertParagraph, mark: string): boolean {
  if (mark === "*") return items.length > 0 || title === null || text === "";
  return mark === "-";
}

function isTitleAlone({ text, items }: AlertParagraph): boolean {
  return text === "" && items.length === 0;
}

function splitTitle(mark: string, lines: readonly string[]): { title: string | null; rest: string } {
  const [first = "", ...others] = lines;
  const [, ownLine] = LINE_TITLE.exec(first) ?? [];
  if (ownLine !== undefined && others.length > 0) return { title: ownLine, rest: joinLines(others) };
  const text = joinLines(lines);
  const isTitled = mark === "" ? UNMARKED_TITLE.test(text) : mark !== "-";
  const [found, title] = (isTitled && CAPITAL_TITLE.exec(text)) || [];
  if (found === undefined || title === undefined) return { title: null, rest: text };
  return { title: inSentenceCase(title), rest: text.slice(found.length) };
}

function inSentenceCase(title: string): string {
  return title.charAt(0) + title.slice(1).toLowerCase();
}

/** Separators between products, and the address line of a product: "&&", "$$", "SVRBGM". */
const SEPARATOR = /^(&&|\$\$)$/;
const PRODUCT = /^\s*[A-Z]{6}\n/;
const MARK = /^(?:[*-](?=\s)|\.(?=[A-Z]))/;
const UNMARKED_TITLE = /^[A-Z][A-Z0-9 /&,()-]+\.{2,}(?=[^.\s])/;

interface Chunk {
  mark: string;
  lines: string[];
}

function chunksOf(text: string): Chunk[] {
  return blocksOf(text).flatMap(chunksOfBlock);
}

function blocksOf(text: string): string[][] {
  const blocks: string[][] = [[]];
  for (const line of text.replace(PRODUCT, "").split("\n")) {
    const trimmed = line.trim();
    if (trimmed === "" || SEPARATOR.test(trimmed)) blocks.push([]);
    else blocks.at(-1)?.push(trimmed);
  }
  return blocks;
}

function chunksOfBlock(block: readonly string[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const line of block) {
    const [mark = ""] = MARK.exec(line) ?? [];
    const content = line.slice(mark.length).trim();
    const current = chunks.at(-1);
    if (current && mark === "" && !startsChunk(line, current)) current.lines.push(content);
    else chunks.push({ mark, lines: [content] });
  }
  return chunks;
}

function startsChunk(line: string, { lines: [first = ""] }: Chunk): boolean {
  return line.startsWith("...") || (UNMARKED_TITLE.test(line) && !first.startsWith("..."));
}

function joinLines(lines: readonly string[]): string {
  return lines.join(" ").replaceAll(/(?<=[a-z]-) (?=[a-z])/g, "");
}

/**
 * Replaces "...", which means a comma, a colon or the end of a sentence, and formats times such as "430 PM" and "/6 PM
 * MDT/".
 */
function tidyText(text: string): string {
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
