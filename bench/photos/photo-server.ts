import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

import Fastify from "fastify";
import { build, type Rolldown } from "vite";

interface PhotoServer {
  url: string;
  close: () => Promise<void>;
}

const LIBRARY = createRequire(import.meta.url).resolve("browser-image-compression");

/** Serves the page with both libraries, only on this machine's own address. */
export async function servePhotoPage(photos: ReadonlyMap<string, Buffer>): Promise<PhotoServer> {
  const files = await buildPage();
  const app = Fastify();
  app.get("/", (_request, reply) =>
    reply.type("text/html").send('<!doctype html><script type="module" src="/page.js"></script>'),
  );
  // The library's worker loads the library once more, by default from a public network.
  app.get("/browser-image-compression.js", async (_request, reply) =>
    reply.type("text/javascript").send(await readFile(LIBRARY, "utf8")),
  );
  app.get<{ Params: { name: string } }>("/photos/:name", ({ params }, reply) =>
    reply.type("image/jpeg").send(photos.get(params.name)),
  );
  app.get<{ Params: { "*": string } }>("/*", ({ params }, reply) =>
    reply.type("text/javascript").send(files.get(params["*"])),
  );
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url, close: () => app.close() };
}

/** Builds the page like the web app, and keeps it in memory. */
async function buildPage(): Promise<Map<string, string | Uint8Array>> {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2023",
      rollupOptions: {
        input: { page: join(import.meta.dirname, "../photo-page/page.ts") },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  const outputs = [made].flat().filter((each): each is Rolldown.RolldownOutput => "output" in each);
  const files = outputs.flatMap(({ output }) => output);
  return new Map(files.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]));
}
