import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { middleOfShown } from "@creel/domain/shares/shown-place";
import { directionOf } from "@creel/texts/addresses";
import type { I18n } from "@lingui/core";
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from "fastify";

import { escapeMarkup } from "../base/escape-markup.ts";
import { makeFairQueue } from "../base/fair-queue.ts";
import { groundReader } from "../basemap/read-ground.ts";
import { answerIn, languageOfRequest } from "../language/request-language.ts";
import { addressKey } from "../limits/attempt-limits.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";
import { keyOf } from "../photos/photo-files.ts";
import { placeName } from "../places/place-name.ts";
import type { Storage } from "../storage/storage.ts";
import { type Described, describeShared, translate } from "./describe-shared.ts";
import { drawGone, drawShared, type MapReaders, readSurroundings } from "./draw-page.ts";
import { drawPicture } from "./draw-picture.ts";
import { type OpenShare, openShare } from "./open-share.ts";
import type { ShareContext } from "./share-context.ts";
import { countView } from "./shares.repository.ts";

interface PageContext extends Pick<ShareContext, "sessions" | "subjects" | "publicUrl"> {
  storage: Storage;
  webFolder: string;
  readWaters: MapReaders["readWaters"];
  countOpening: CountPerHour;
}

/** Allows no scripts and nothing from other origins. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; manifest-src 'none'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'";

/** One picture at a time per address, and two in all. */
const drawInTurn = makeFairQueue({ concurrency: 2, perOwner: 1, maxWaiting: 200 });

/** Pages are not part of the API documentation. */
const schema = { hide: true };

interface Params {
  token: string;
  number: string;
}

/** Serves everything a person with a link gets: the page, its photos, and the preview picture. */
export const sharePageRoutes: FastifyPluginCallback<PageContext> = (app, context, done) => {
  const shell = readPageShell(context.webFolder);
  const readGround = groundReader(context.webFolder);

  app.addHook("onRequest", async (request, reply) => {
    reply
      .header("cache-control", "no-store")
      .header("content-security-policy", POLICY)
      .header("referrer-policy", "no-referrer")
      .header("x-robots-tag", "noindex");
    await context.countOpening(addressKey(request.ip), 1);
  });

  app.get<{ Params: Params }>("/s/:token", { schema }, async (request, reply) => {
    const language = languageOfRequest(request);
    answerIn(language, reply);
    const open = await openShare(context, request.params.token);
    const send = (page: string) => reply.type("text/html; charset=utf-8").send(page);
    if (!open) {
      const title = translate(language, "gone");
      reply.code(404);
      return send(shell(language, { title, head: "", body: drawGone(language) }));
    }
    if (isByPerson(request)) await countView(context.sessions.db, open.share);
    const described = await describe(open, language);
    const address = `/s/${request.params.token}`;
    const around = await readSurroundings(open.shown.place, { readGround, readWaters: context.readWaters });
    const head = pictureTags(described, context.publicUrl, address);
    return send(
      shell(language, {
        title: described.headline,
        head,
        body: drawShared({ open, described, around, address }, language),
      }),
    );
  });

  app.get<{ Params: Params }>("/s/:token/photos/:number.jpg", { schema }, async (request, reply) => {
    const open = await openShare(context, request.params.token);
    return sendJpeg(reply, open && (await readPhoto(context.storage, open, Number(request.params.number))));
  });

  app.get<{ Params: Params }>("/s/:token/picture.jpg", { schema }, async (request, reply) => {
    const draw = async () => {
      const open = await openShare(context, request.params.token);
      return open && picture(context.storage, open, request);
    };
    return sendJpeg(reply, await drawInTurn(addressKey(request.ip), draw));
  });

  done();
};

async function describe(open: OpenShare, language: I18n): Promise<Described> {
  const middle = middleOfShown(open.shown.place);
  return describeShared(open, middle && (await placeName(middle, language)), language);
}

/** Returns the photo without metadata, like all stored photos. */
async function readPhoto(storage: Storage, { photos }: OpenShare, index: number): Promise<Uint8Array | null> {
  const photo = photos[index];
  return photo ? storage.read(keyOf(photo, "display.jpg")) : null;
}

/** Draws the preview picture. It never shows a place, because copies in messengers cannot be revoked. */
async function picture(storage: Storage, open: OpenShare, request: FastifyRequest): Promise<Buffer> {
  const { title, figures, when } = describeShared(open, null, languageOfRequest(request));
  const text = { title, figures: figures.map(pictured), lines: [when] };
  return drawPicture(text, await readPhoto(storage, open, 0));
}

function pictured({ amount, counted }: Described["figures"][number]) {
  return counted === undefined ? amount : { ...amount, unit: counted };
}

function sendJpeg(reply: FastifyReply, file: Uint8Array | null): FastifyReply {
  if (!file) return reply.code(404).send();
  return reply.type("image/jpeg").send(file);
}

/** scripts/build.mjs makes this file from web/share.html. */
const FILE = ".pages/share.html";
/** Used if the web app was not built. */
const BARE =
  '<!doctype html><html lang="{{locale}}" dir="{{direction}}"><head><meta name="robots" content="noindex">' +
  "<title>{{title}}</title><!--head--></head><body><!--body--></body></html>";

interface PageParts {
  title: string;
  /** Markup. */
  head: string;
  body: string;
}

/** Fills parts into the built page with its style sheets. */
type PageShell = (language: I18n, parts: PageParts) => string;

function readPageShell(webFolder: string): PageShell {
  const file = join(webFolder, FILE);
  const shell = existsSync(file) ? readFileSync(file, "utf8") : BARE;
  return ({ locale }, { title, head, body }) =>
    shell
      .replace("{{locale}}", () => locale)
      .replace("{{direction}}", () => directionOf(locale))
      .replace("{{title}}", () => escapeMarkup(title))
      .replace("<!--head-->", () => head)
      .replace("<!--body-->", () => body);
}

/** Returns the tags for the preview picture; empty if the server does not know its own URL. */
function pictureTags(
  { headline }: Pick<Described, "headline">,
  publicUrl: string | null,
  address: string,
): string {
  if (publicUrl === null) return "";
  const image = escapeMarkup(`${publicUrl}${address}/picture.jpg`);
  return [
    `<meta property="og:title" content="${escapeMarkup(headline)}">`,
    '<meta property="og:type" content="article">',
    '<meta property="og:site_name" content="Creel">',
    `<meta property="og:image" content="${image}">`,
    '<meta property="og:image:type" content="image/jpeg">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("\n");
}

/**
 * Matches the user agents of messengers, networks, mail programs and search engines that open a link before, or
 * without, a person. Signal identifies itself as WhatsApp, and Apple's Messages as Facebot.
 */
const PROGRAMS = new RegExp(
  [
    // Most names end in "bot"; Cubot is a brand of phones.
    String.raw`(?<!cu)bot\b`,
    "crawl",
    "spider",
    "preview",
    "facebookexternalhit",
    "facebookcatalog",
    "meta-externalagent",
    "whatsapp",
    // In the browser inside Viber, people read the page.
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

/** Header values of browsers that fetch a page before or without showing it. */
const EARLY = /prefetch|prerender|preview/i;
const EARLY_HEADERS = ["sec-purpose", "purpose", "x-purpose", "x-moz"] as const;

/** Returns whether a person opens the page, rather than a program that only previews it. */
function isByPerson({ method, headers }: Pick<FastifyRequest, "method" | "headers">): boolean {
  if (method !== "GET" || PROGRAMS.test(headers["user-agent"] ?? "")) return false;
  if (EARLY_HEADERS.some((name) => EARLY.test(String(headers[name] ?? "")))) return false;
  const destination = headers["sec-fetch-dest"];
  return destination === undefined || destination === "document";
}
