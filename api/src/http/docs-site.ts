import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const PREFIX = "/docs";
const YEAR = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";
/** The site's own page for unknown addresses. */
const NOT_FOUND = "404.html";

/** Says where the documentation is while there is none here. It needs no style sheet, script or language. */
const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Help · Creel</title>
<h1>The help pages are not built here</h1>
<p>The people who run this Creel can build them: <code>node scripts/build.mjs</code>. The same pages are in the folder
<code>docs</code> of the code.</p>
<p><a href="/">Back to Creel</a></p>
</html>
`;

/**
 * Serves the documentation that scripts/build/build-docs.mjs built. It obeys the same policy as the app: no script or
 * style in it is inline.
 *
 * @returns the paths of its pages, for search engines
 */
export async function serveDocs(app: FastifyInstance, folder: string): Promise<string[]> {
  const isBuilt = existsSync(join(folder, "index.html"));
  const files = isBuilt ? filesIn(folder) : new Set<string>();
  const pages = pagesOf(files);
  const notFound = isBuilt ? readFileSync(join(folder, NOT_FOUND), "utf8") : NOT_BUILT;
  const site = async (docs: FastifyInstance) => {
    await docs.register(fastifyStatic, {
      root: folder,
      serve: false,
      suppressWarning: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", path.includes(`${sep}assets${sep}`) ? YEAR : REVALIDATE);
      },
    });
    docs.setNotFoundHandler((_request, reply) => {
      reply.code(404).header("x-robots-tag", "noindex").header("cache-control", REVALIDATE);
      return reply.type("text/html; charset=utf-8").send(notFound);
    });
    docs.get<{ Params: { "*": string } }>("/*", { schema }, ({ params }, reply) => {
      const path = params["*"];
      const file = pages.get(path) ?? (files.has(path) && !path.endsWith(".html") ? path : null);
      if (file !== null) return reply.sendFile(file);
      const canonical = [`${path}/`, path.replace(/\/$/, ""), path.replace(/(?:index)?\.html$/, "")];
      const other = canonical.find((one) => pages.has(one));
      return other === undefined ? reply.callNotFound() : reply.redirect(`${PREFIX}/${other}`, 308);
    });
  };
  app.get(PREFIX, { schema }, (_request, reply) => reply.redirect(`${PREFIX}/`, 308));
  await app.register(site, { prefix: PREFIX });
  return [...pages.keys()].map((page) => `${PREFIX}/${page}`).toSorted();
}

/** Returns the files that anybody may read, without those whose name begins with a dot. */
function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  return new Set(
    files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/")),
  );
}

/** Returns the file of each page, keyed by its path, such as "guide/trips", or "guide/" for an index. */
function pagesOf(files: ReadonlySet<string>): Map<string, string> {
  const pages = [...files].filter((file) => file.endsWith(".html") && file !== NOT_FOUND);
  return new Map(pages.map((file) => [file.replace(/(?:(^|\/)index)?\.html$/, "$1"), file]));
}

/** Leaves a route out of the API documentation. */
const schema = { hide: true };
