/** The most characters in a title; a longer first line is cut. */
const LENGTH = 60;
/** A title is cut at its last space, unless that leaves fewer characters than this. */
const SHORTEST = 30;

/** Splits text into grapheme clusters, so that no visible character is cut apart. */
const SEGMENTER = new Intl.Segmenter();

export interface MessageTitle {
  title: string;
  rest: string;
  /** The message without its title line, or the whole message if that line was cut. */
  body: string;
}

/** Messages have no title, so the first words of the first line serve as one. */
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
