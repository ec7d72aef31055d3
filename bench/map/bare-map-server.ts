import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

import { build } from "vite";

import { texts } from "../../web/texts.ts";

const PAGE = join(import.meta.dirname, "../bare-map");

/** The folder of the built web app. */
export const WEB_FOLDER = join(import.meta.dirname, "../../web/dist");

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
 * Serves the baseline: a page with MapLibre and nothing else, built like ours, with the same points and cells from
 * precompressed files. It uses our files of the basemap.
 *
 * @param collections FeatureCollections as text, keyed by path
 * @param folder where the page is built; created here and removed by `stop`
 */
export async function serveBareMap(collections: Record<string, string>, folder: string): Promise<BareMap> {
  await build({
    root: PAGE,
    configFile: false,
    logLevel: "error",
    plugins: texts(),
    build: { outDir: folder, emptyOutDir: true, target: "es2023", assetsInlineLimit: 0 },
  });
  const compressed = new Map<string, Buffer>();
  for (const [path, text] of Object.entries(collections)) compressed.set(path, await promisify(gzip)(text));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const collection = compressed.get(pathname);
    if (collection) {
      response.writeHead(200, { "content-type": TYPES[".json"], "content-encoding": "gzip" });
      response.end(collection);
      return;
    }
    const home = pathname.startsWith("/basemap/") ? WEB_FOLDER : folder;
    void sendFile(join(home, pathname === "/" ? "index.html" : pathname), response);
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
