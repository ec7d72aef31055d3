import { escapeMarkup } from "../../base/escape-markup.ts";
import type { Described } from "./describe-shared.ts";

/** What networks show beside the link; nothing where the server does not know its own address. */
export function pictureTags(
  { headline }: Pick<Described, "headline">,
  publicUrl: string | null,
  address: string,
): string {
  if (publicUrl === null) return "";
  const picture = escapeMarkup(`${publicUrl}${address}/picture.jpg`);
  return [
    `<meta property="og:title" content="${escapeMarkup(headline)}">`,
    '<meta property="og:type" content="article">',
    '<meta property="og:site_name" content="Creel">',
    `<meta property="og:image" content="${picture}">`,
    '<meta property="og:image:type" content="image/jpeg">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("\n");
}
