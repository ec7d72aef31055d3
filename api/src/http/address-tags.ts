import { escapeMarkup } from "../base/escape-markup.ts";
import { languageOf } from "../language/languages.ts";
import { alternatesOf, type Language, splitLanguage } from "./page-languages.ts";

const PICTURE_ALT = /*i18n*/ {
  id: "picture.alt",
  message: "Creel: every catch, on the map, for good. A chart of a lake with pins in the colors of species.",
};

interface Site {
  publicUrl: string | null;
  languages: readonly Language[];
}

export function addressTags(path: string, { publicUrl, languages }: Site): string {
  if (publicUrl === null) return '<meta name="twitter:card" content="summary">';
  const [plain = path] = path.split("?");
  const address = escapeMarkup(`${publicUrl}${plain}`);
  const { locale } = splitLanguage(languages, plain).language;
  const picture = escapeMarkup(`${publicUrl}/social.jpg`);
  return [
    `<link rel="canonical" href="${address}">`,
    ...alternatesOf(languages, plain).map(
      ({ hreflang, address: other }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(publicUrl + other)}">`,
    ),
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${picture}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escapeMarkup(languageOf(locale)._(PICTURE_ALT))}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("\n");
}
