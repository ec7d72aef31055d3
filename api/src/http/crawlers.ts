import type { FastifyInstance } from "fastify";

import { escapeMarkup } from "../base/escape-markup.ts";
import { REVALIDATE, schema } from "./static-routes.ts";

export function serveCrawlers(app: FastifyInstance, paths: string[], publicUrl: string | null): void {
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

/** Lists the public pages by absolute address. */
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

/** Pages behind the sign-in exclude themselves by a header. */
function robots(publicUrl: string | null): string {
  const lines = ["User-agent: *", "Disallow: /api/"];
  if (publicUrl !== null) lines.push("", `Sitemap: ${publicUrl}/sitemap.xml`);
  return `${lines.join("\n")}\n`;
}
