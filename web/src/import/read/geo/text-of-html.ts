/** What the descriptions of maps are made of; another word behind < is none of it: "wind <5 mph". */
const TAGS =
  "a|abbr|address|article|b|big|blockquote|body|br|caption|center|code|col|dd|del|div|dl|dt|em|font|footer|h[1-6]|head|header|hr|html|i|iframe|img|ins|li|link|meta|ol|p|picture|pre|s|script|section|small|source|span|strike|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|title|tr|tt|u|ul|video";
const TAG = new RegExp(String.raw`<!--[\s\S]*?-->|</?(?:${TAGS})(?:\s[^<>]*)?/?>`, "gi");
/** What begins or ends a line of its own. */
const BREAKING = /^<\/?(?:br|p|div|tr|li|h[1-6]|hr|table|ul|ol|dl|dt|blockquote)\b/i;
const ADDRESS = /\s(?:href|src)\s*=\s*["']?(https?:[^"'\s>]+)/i;

const ENTITIES = new Map([
  ["apos", "'"],
  ["deg", "°"],
  ["frac12", "½"],
  ["gt", ">"],
  ["lt", "<"],
  ["nbsp", " "],
  ["quot", '"'],
  ["amp", "&"],
]);

/** The text of a description, with the addresses of its links and pictures. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(TAG, (tag) => {
      const address = ADDRESS.exec(tag)?.[1];
      if (address !== undefined) return ` ${address} `;
      return BREAKING.test(tag) ? "\n" : /^<\/?t[dh]\b/i.test(tag) ? " " : "";
    })
    .replaceAll(/&#(\d{1,7});/g, (_, code: string) => letterOf(Number(code)))
    .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity)
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n[ \n]*/g, "\n")
    .trim();
}

function letterOf(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
}
