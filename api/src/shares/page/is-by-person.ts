import type { FastifyRequest } from "fastify";

/**
 * What messengers, networks, mail programs and search engines call themselves when they look at a link before, or without,
 * a person. Signal says WhatsApp, and Messages of Apple Facebot.
 */
const PROGRAMS = new RegExp(
  [
    // Most names end so; a make of phones is called Cubot.
    String.raw`(?<!cu)bot\b`,
    "crawl",
    "spider",
    "preview",
    "facebookexternalhit",
    "facebookcatalog",
    "meta-externalagent",
    "whatsapp",
    // In its own browser people read.
    "^viber",
    "slack-imgproxy",
    "vkshare",
    "embedly",
    "iframely",
    "mastodon",
    "pleroma",
    "synapse",
    "mattermost",
    String.raw`rocket\.chat`,
    "nextcloud",
    "microsoft office",
    "google-pagerenderer",
    "googleother",
    "bingpreview",
    "ia_archiver",
  ].join("|"),
  "i",
);

/** Of browsers, where a page is fetched before somebody asks for it, or for something else than to be read. */
const EARLY = /prefetch|prerender|preview/i;
const EARLY_HEADERS = ["sec-purpose", "purpose", "x-purpose", "x-moz"] as const;

/** Whether somebody opens a page, rather than a program that looks what it is. */
export function isByPerson({ method, headers }: Pick<FastifyRequest, "method" | "headers">): boolean {
  if (method !== "GET" || PROGRAMS.test(headers["user-agent"] ?? "")) return false;
  if (EARLY_HEADERS.some((name) => EARLY.test(String(headers[name] ?? "")))) return false;
  const destination = headers["sec-fetch-dest"];
  return destination === undefined || destination === "document";
}
