import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

import type { FastifyInstance } from "fastify";

import { REVALIDATE, schema } from "./static-routes.ts";

/** @param sent what the page and its headers are made of: browsers take a new service worker when it changes */
export function serveServiceWorker(app: FastifyInstance, file: string, sent: string): void {
  if (!existsSync(file)) return;
  const tag = createHash("sha256").update(sent).digest("base64url").slice(0, 12);
  const code = readFileSync(file, "utf8").replace("{settings}", tag);
  app.get("/sw.js", { schema }, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", REVALIDATE).send(code),
  );
}
