import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { escapeMarkup } from "../base/escape-markup.ts";
import { answerNotFound } from "../errors/errors.ts";
import { addressIn, splitLanguage } from "./page-languages.ts";
import { type Installation, type Page, pageFor, readPublicPages } from "./public-pages.ts";

const HASHED = /\/assets\//;
const YEAR = "public, max-age=31536000, immutable";

interface WebApp extends Installation {
  folder: string;
  /** Paths of other public pages, for search engines. */
  documents?: readonly string[];
  headersTag: string;
}

/**
 * Serves the built web app: the prerendered public pages, the app's page for its own paths, and the same page with
 * status 404 for unknown paths.
 */
export async function serveWebApp(
  app: FastifyInstance,
  { folder, documents = [], headersTag, ...installation }: WebApp,
): Promise<void> {
  const prerendered = readPublicPages(folder, installation);
  const { pages, languages, paths, appPage } = prerendered;
  const addresses = languages.flatMap((language) => paths.map((path) => addressIn(language, path)));
  if (appPage) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: "ignore",
      setHeaders: (reply, path) => {
        reply.header("cache-control", HASHED.test(path) ? YEAR : REVALIDATE);
      },
    });
    serveServiceWorker(app, join(folder, "sw.js"), `${headersTag} ${appPage.tag}`);
    await app.register(answerSharedPhotos);
    app.get("/index.html", { schema }, (request, reply) => sendPage(appPage, request, reply));
    for (const address of addresses) {
      const { language, path } = splitLanguage(languages, address);
      app.get(address, { schema }, (request, reply) => {
        const { search } = splitUrl(request.url);
        const page = pageFor(prerendered, address, search);
        if (!language.isListed) reply.header("x-robots-tag", "noindex");
        if (page) return sendPage(page, request, reply);
        // The pages of the app use the signed-in user's language, so they have no language prefix.
        if (address !== path) return reply.redirect(path + search);
        canonicalizeToSignIn(reply, installation.publicUrl);
        return sendPage(prerendered.appPages.get(path) ?? appPage, request, reply);
      });
    }
  }
  const listed = [...pages.keys()].filter((page) => splitLanguage(languages, page).language.isListed);
  serveCrawlers(app, [...listed, ...documents], installation.publicUrl);
  const known = new Set(addresses);
  app.setNotFoundHandler((request, reply) => {
    if (!appPage || !isPage(request)) return answerNotFound(request, reply);
    const { path, search } = splitUrl(request.url);
    // The app ignores case and trailing slashes; a redirect tells other clients the canonical URL.
    const plain = path.toLowerCase().replace(/(?<=.)\/+$/, "");
    if (plain !== path && known.has(plain)) return reply.redirect(plain + search, 308);
    reply.code(404).header("x-robots-tag", "noindex").header("cache-control", REVALIDATE);
    return sendHtml(appPage, reply);
  });
}

/** Phones share photos to this address, where the service worker takes them (web/service-worker/take-shared.ts). */
const SHARE_PATH = "/log";

/**
 * Answers shared photos that arrive here because the phone has no service worker yet. Reads them to their end, because a
 * browser that is still sending would not see the answer.
 */
async function answerSharedPhotos(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser("multipart/form-data", (_request, body, done) => {
    body
      .once("end", () => done(null))
      .once("error", done)
      .resume();
  });
  app.post(SHARE_PATH, { schema }, (_request, reply) => reply.redirect(`${SHARE_PATH}?unready`, 303));
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header("cache-control", REVALIDATE).header("etag", page.tag);
  if (request.headers["if-none-match"] === page.tag) return reply.code(304).send();
  return sendHtml(page, reply);
}

function sendHtml({ html }: Page, reply: FastifyReply): FastifyReply {
  return reply.type("text/html; charset=utf-8").send(html);
}

/**
 * Search engines should list the sign-in page instead of the pages behind it, or nothing if the public URL is unknown.
 */
function canonicalizeToSignIn(reply: FastifyReply, publicUrl: string | null): void {
  if (publicUrl === null) reply.header("x-robots-tag", "noindex");
  else reply.header("link", `<${publicUrl}/login>; rel="canonical"`);
}

function isPage({ method, url }: FastifyRequest): boolean {
  const { path } = splitUrl(url);
  const isReading = method === "GET" || method === "HEAD";
  return isReading && !/^\/api(\/|$)/.test(path) && !basename(path).includes(".");
}

function splitUrl(url: string): { path: string; search: string } {
  const start = url.indexOf("?");
  return start === -1 ? { path: url, search: "" } : { path: url.slice(0, start), search: url.slice(start) };
}

/**
 * @param sent everything that determines the page and its headers; browsers fetch a new service worker when it changes
 */
function serveServiceWorker(app: FastifyInstance, file: string, sent: string): void {
  if (!existsSync(file)) return;
  const tag = createHash("sha256").update(sent).digest("base64url").slice(0, 12);
  const code = readFileSync(file, "utf8").replace("{settings}", tag);
  app.get("/sw.js", { schema }, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", REVALIDATE).send(code),
  );
}

function serveCrawlers(app: FastifyInstance, paths: string[], publicUrl: string | null): void {
  app.get("/robots.txt", { schema }, (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", REVALIDATE).send(robots(publicUrl)),
  );
  if (publicUrl === null) return;
  app.get("/sitemap.xml", { schema }, (_request, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", REVALIDATE)
      .send(sitemap(paths, publicUrl)),
  );
}

/** Lists the public pages with absolute URLs. */
function sitemap(paths: Iterable<string>, publicUrl: string): string {
  const lines = [...paths]
    .filter((path) => !path.includes("?"))
    .map((path) => `  <url><loc>${escapeMarkup(publicUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    "</urlset>",
    "",
  ].join("\n");
}

/** Pages behind the sign-in exclude themselves with a header. */
function robots(publicUrl: string | null): string {
  const lines = ["User-agent: *", "Disallow: /api/"];
  if (publicUrl !== null) lines.push("", `Sitemap: ${publicUrl}/sitemap.xml`);
  return `${lines.join("\n")}\n`;
}

/** The cache-control of files that a browser must revalidate before it uses its copy. */
const REVALIDATE = "no-cache";

/** Leaves a route out of the API documentation. */
const schema = { hide: true };
