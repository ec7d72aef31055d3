import { existsSync } from "node:fs";
import { basename, join } from "node:path";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { answerNotFound } from "../errors.ts";

/** Files whose name changes with their content. */
const HASHED = /\/assets\//;
const YEAR = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";

/** Serves the built web app; every path of it that is no file is the one page, and the router's to judge. */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, "index.html"));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      dotfiles: "ignore",
      setHeaders: (reply, path) => {
        reply.header("cache-control", HASHED.test(path) ? YEAR : ASK_AGAIN);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isPage(request)) return reply.sendFile("index.html");
    return answerNotFound(request, reply);
  });
}

function isPage({ method, url }: FastifyRequest): boolean {
  const [path = ""] = url.split("?");
  const isReading = method === "GET" || method === "HEAD";
  return isReading && !/^\/api(\/|$)/.test(path) && !basename(path).includes(".");
}
