import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

import { build } from "vite";

import { texts } from "../../web/texts.ts";

const PAGE = join(import.meta.dirname, "../bare-map");

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
};

export interface BareMap {
  url: string;
  stop: () => Promise<void>;
}

/**
 * The baseline: a page with MapLibre and nothing else, built as ours is, with the same points from a file
 * that was compressed before.
 *
 * @param pins the FeatureCollection as text
 * @param folder where the page is built; made here and removed by `stop`
 */
export async function serveBareMap(pins: string, folder: string): Promise<BareMap> {
  await build({
    root: PAGE,
    configFile: false,
    logLevel: "error",
    plugins: texts(),
    build: { outDir: folder, emptyOutDir: true, target: "es2023", assetsInlineLimit: 0 },
  });
  const compressed = await promisify(gzip)(pins);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/pins.json") {
      response.writeHead(200, { "content-type": TYPES[".json"], "content-encoding": "gzip" });
      response.end(compressed);
      return;
    }
    void sendFile(join(folder, pathname === "/" ? "index.html" : pathname), response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The bare map has no port");

  async function stop(): Promise<void> {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
  return { url: `http://127.0.0.1:${address.port}`, stop };
}

async function sendFile(path: string, response: ServerResponse): Promise<void> {
  const content = await readFile(path).catch(() => null);
  if (content === null) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "" }).end(content);
}
