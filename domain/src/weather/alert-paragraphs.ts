import { chunksOf, type Chunk, joinLines, tidyText, UNMARKED_TITLE } from "./wire-text.ts";

export interface AlertParagraph {
  title: string | null;
  text: string;
  items: string[];
}

/** "* WHAT...", ".FRI NIGHT...", and without a mark "HAZARD...", which is one only before other words. */
const CAPITAL_TITLE = /^([A-Z][A-Z0-9 /&,()-]*?) ?\.{2,}\s*/;
/** "What:" on a line of its own, as Canada writes it. */
const LINE_TITLE = /^([A-Z][A-Za-z ]{1,30}):$/;

/** Texts on the wire have lines of 69 characters, "* WHAT..." for titles, and "..." around headlines and for commas. */
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
    .filter((words) => words !== "")
    .join(" ");
}

/** A dash belongs to what it follows; a star begins a paragraph after one with a title and a text. */
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
