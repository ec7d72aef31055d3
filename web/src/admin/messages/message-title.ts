/** Characters of a title; a longer first line is cut. */
const LENGTH = 60;
/** A word is not cut unless it alone is most of the title. */
const SHORTEST = 30;

/** What people take for one character is not cut apart. */
const SEGMENTER = new Intl.Segmenter();

export interface MessageTitle {
  title: string;
  rest: string;
  /** Without the title's line, but whole where that line is cut. */
  body: string;
}

/** Messages have no title: the first words of the first line stand for one. */
export function titleOf(message: string): MessageTitle {
  const [first = "", ...lines] = message.trim().split(/\r?\n/u);
  const characters = Array.from(SEGMENTER.segment(squeeze(first)), ({ segment }) => segment);
  if (characters.length <= LENGTH) {
    const body = lines.join("\n").trim();
    return { title: characters.join(""), rest: squeeze(body), body };
  }
  const end = endOfWord(characters);
  return {
    title: `${characters.slice(0, end).join("").trimEnd()}…`,
    rest: squeeze(`…${[characters.slice(end).join("").trimStart(), ...lines].join(" ")}`),
    body: message.trim(),
  };
}

function endOfWord(characters: readonly string[]): number {
  const space = characters.lastIndexOf(" ", LENGTH);
  return space < SHORTEST ? LENGTH : space;
}

function squeeze(text: string): string {
  return text.trim().replaceAll(/\s+/gu, " ");
}
