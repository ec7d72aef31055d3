import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Operator } from "@creel/domain/contact/operator";
import * as z from "zod/mini";

import { addressTags } from "./address-tags.ts";
import { type Language, languageSchema, SOURCE } from "./page-languages.ts";
import { knownFields, withOperator } from "./render-operator.ts";

/** Made by scripts/build/prerender.mjs. */
const pagesSchema = z.object({
  pages: z.record(z.string(), z.string()),
  appPages: z._default(z.record(z.string(), z.string()), {}),
  /**
   * Of the pages that speak of whoever runs it: which of their facts, by path. There is a file for each choice of them.
   */
  facts: z._default(z.record(z.string(), z.array(z.string())), {}),
  languages: z._default(z.array(languageSchema), [SOURCE]),
  /** Without a language. */
  paths: z.array(z.string()),
});

export interface Page {
  html: string;
  tag: string;
}

export interface PublicPages {
  pages: Map<string, Page>;
  appPages: Map<string, Page>;
  /** The page for all other addresses of the app; `null` when nothing was built. */
  appPage: Page | null;
  languages: readonly Language[];
  paths: readonly string[];
}

export interface Installation {
  /** Without a slash at the end; `null` leaves out what needs it. */
  publicUrl: string | null;
  operator: Operator;
}

const NOTHING = '{ "pages": {}, "paths": [] }';

/** Fills in what the build could not know. There are no pages when nothing was built. */
export function readPublicPages(folder: string, installation: Installation): PublicPages {
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : null;
  const list = JSON.parse(read(".pages/pages.json") ?? NOTHING);
  const { pages, appPages, facts, languages, paths } = pagesSchema.parse(list);
  const finish = (prerendered: string, path: string) =>
    toPage(prerendered, addressTags(path, { ...installation, languages }), installation.operator);
  const app = read("index.html");
  const appPage = app === null ? null : finish(app, "/");
  const known = knownFields(installation.operator);
  const finishAll = (files: Record<string, string>) =>
    new Map(
      Object.entries(files).map(([path, file]) => {
        const chosen = (facts[path] ?? []).filter((fact) => known.has(fact));
        const prerendered = readFileSync(join(folder, ".pages", [...chosen, file].join(".")), "utf8");
        return [path, finish(prerendered, path)];
      }),
    );
  return { pages: finishAll(pages), appPages: finishAll(appPages), appPage, languages, paths };
}

function toPage(prerendered: string, tags: string, operator: Operator): Page {
  const html = withOperator(
    prerendered.replace("<!--address-->", () => tags),
    operator,
  );
  return { html, tag: `W/"${createHash("sha256").update(html).digest("base64url")}"` };
}

/** The prerendered page for an address; one whose query matches is preferred. */
export function pageFor({ pages }: PublicPages, path: string, search: string): Page | undefined {
  const asked = new URLSearchParams(search);
  const isMatch = (wanted: string) =>
    [...new URLSearchParams(wanted)].every(([name, value]) => asked.get(name) === value);
  const [special] =
    [...pages].find(([key]) => key.startsWith(`${path}?`) && isMatch(key.slice(path.length))) ?? [];
  return pages.get(special ?? path);
}
