import { DOMParser } from "@xmldom/xmldom";

import { RefusedFileError } from "../source/refusal.ts";

const SPACE = /[\s\uFEFF]+/y;
const DOCTYPE = /<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/iy;
const ROOT = /<(?:[\w.-]+:)?([\w.-]+)[\s>]/y;

/**
 * Returns the root element's name in an XML file. Skips what precedes it part by part, so each character is read once.
 */
export function rootOf(text: string): string | null {
  let at = 0;
  for (;;) {
    const end = endOfNote(text, at) ?? endOf(SPACE, text, at) ?? endOf(DOCTYPE, text, at);
    if (end === null) break;
    at = end;
  }
  ROOT.lastIndex = at;
  return ROOT.exec(text)?.[1] ?? null;
}

/** Returns the end of the comment or processing instruction that begins at `at`; `null` if there is none. */
function endOfNote(text: string, at: number): number | null {
  const closing = text.startsWith("<!--", at) ? "-->" : text.startsWith("<?", at) ? "?>" : null;
  const end = closing === null ? -1 : text.indexOf(closing, at);
  return closing === null || end === -1 ? null : end + closing.length;
}

function endOf(part: RegExp, text: string, at: number): number | null {
  part.lastIndex = at;
  return part.test(text) ? part.lastIndex : null;
}

/**
 * Returns the root element of a document. Rejects entity declarations: a few lines of them can expand to gigabytes.
 * @throws RefusedFileError
 */
export function parseXml(text: string): Element {
  if (/<!ENTITY/i.test(text)) throw new RefusedFileError("broken", "ENTITY");
  const root = documentOf(text)?.documentElement;
  if (root) return root;
  throw new RefusedFileError(/<\/[\w:.-]+>\s*$/.test(text) ? "broken" : "cut_off", lineAtEnd(text));
}

function documentOf(text: string): Document | null {
  try {
    const parser = new DOMParser({
      onError: (level, message) => {
        if (level !== "warning") throw new Error(message);
      },
    });
    const parsed: unknown = parser.parseFromString(text, "text/xml");
    return isDocument(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function lineAtEnd(text: string): number {
  return text.trimEnd().split(/\r\n|\r|\n/).length;
}

/**
 * Narrows to the DOM's type. A worker has no DOM, so this is the parser's own document; only elements and their text
 * are used.
 */
function isDocument(value: unknown): value is Document {
  return typeof value === "object" && value !== null && "documentElement" in value;
}

const ELEMENT = 1;

/** Returns the child elements. Compares local names, since a file may choose its prefixes. */
export function elementsIn(parent: Element, name?: string): Element[] {
  const found: Element[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (isElement(node) && (name === undefined || node.localName === name)) found.push(node);
  }
  return found;
}

function isElement(node: Node): node is Element {
  return node.nodeType === ELEMENT;
}

export function textIn(parent: Element, name: string): string {
  return textOf(elementsIn(parent, name)[0]);
}

export function textOf(element: Element | undefined): string {
  return element?.textContent?.trim() ?? "";
}
