import { escapeMarkup } from "./escape-markup.ts";

const PICTURE_ALT =
  "Creel: every catch, on the map, for good. A chart of a lake with pins in the colors of species.";

export function addressTags(path: string, publicUrl: string | null): string {
  if (publicUrl === null) return '<meta name="twitter:card" content="summary">';
  const [plain] = path.split("?");
  const address = escapeMarkup(`${publicUrl}${plain}`);
  const picture = escapeMarkup(`${publicUrl}/social.jpg`);
  return [
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${picture}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${PICTURE_ALT}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("\n");
}
