import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import {
  type Operator,
  operatorSchema,
  STANDARD_HOURS,
  UNNAMED_OPERATOR,
} from "@creel/domain/contact/operator";
import * as z from "zod/mini";

import { escapeMarkup } from "../base/escape-markup.ts";
import { addressTags } from "./address-tags.ts";
import { type Language, languageSchema, SOURCE } from "./page-languages.ts";

/** The list that scripts/build/prerender.mjs writes. */
const pagesSchema = z.object({
  pages: z.record(z.string(), z.string()),
  appPages: z._default(z.record(z.string(), z.string()), {}),
  /** The operator's facts that a page mentions, keyed by path. There is one file for each combination of them. */
  facts: z._default(z.record(z.string(), z.array(z.string())), {}),
  languages: z._default(z.array(languageSchema), [SOURCE]),
  /** Paths without a language prefix. */
  paths: z.array(z.string()),
});

export interface Page {
  html: string;
  tag: string;
}

export interface PublicPages {
  pages: Map<string, Page>;
  appPages: Map<string, Page>;
  /** The page for all other URLs of the app; `null` if nothing was built. */
  appPage: Page | null;
  languages: readonly Language[];
  paths: readonly string[];
}

export interface Installation {
  /** Without a trailing slash; `null` leaves out the parts that need it. */
  publicUrl: string | null;
  operator: Operator;
}

const NOTHING = '{ "pages": {}, "paths": [] }';

/** Reads the pages and fills in what the build could not know. There are no pages if nothing was built. */
export function readPublicPages(folder: string, installation: Installation): PublicPages {
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : null;
  const list = JSON.parse(read(".pages/pages.json") ?? NOTHING);
  const { pages, appPages, facts: fieldsOfPages, languages, paths } = pagesSchema.parse(list);
  const finish = (prerendered: string, path: string) =>
    toPage(prerendered, addressTags(path, { ...installation, languages }), installation.operator);
  const app = read("index.html");
  const appPage = app === null ? null : finish(app, "/");
  const known = knownFields(installation.operator);
  const finishAll = (files: Record<string, string>) =>
    new Map(
      Object.entries(files).map(([path, file]) => {
        const chosen = (fieldsOfPages[path] ?? []).filter((field) => known.has(field));
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

/** Returns the prerendered page for a URL; a page with a matching query is preferred. */
export function pageFor({ pages }: PublicPages, path: string, search: string): Page | undefined {
  const asked = new URLSearchParams(search);
  const isMatch = (wanted: string) =>
    [...new URLSearchParams(wanted)].every(([name, value]) => asked.get(name) === value);
  const [special] =
    [...pages].find(([key]) => key.startsWith(`${path}?`) && isMatch(key.slice(path.length))) ?? [];
  return pages.get(special ?? path);
}

/**
 * The id of the element from which the app reads the same data, so that it renders the same page (web/src/operator).
 */
const ID = "operator";
/** A placeholder link in a prerendered page, which is replaced by all of the operator's links. */
const LINK = /<a [^>]*"\{\{linkUrl\}\}"[^>]*>\{\{linkName\}\}<\/a>/g;

/** A placeholder, with the default text in the page's language as markup if there is one. */
const PLACEHOLDER = /\{\{(\w+)(?:\|([^}]*))?\}\}/g;
const STANDARDS = new Map<string, unknown>(Object.entries(UNNAMED_OPERATOR));

/** Returns the facts that are set. scripts/build/prerender.mjs renders pages both with and without each. */
function knownFields(operator: Operator): Set<string> {
  const { name, location, supportEmail, links, hours, isDemo } = operator;
  const fields = {
    name: name !== null,
    location: location !== null,
    supportEmail: supportEmail !== null,
    links: links.length > 0,
    hours: hours !== STANDARD_HOURS,
    isDemo,
  };
  return new Set(Object.entries(fields).flatMap(([field, isKnown]) => (isKnown ? [field] : [])));
}

function withOperator(page: string, operator: Operator): string {
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(operator)) {
    if (typeof value === "string") values.set(name, value);
  }
  for (const [index, { name, url }] of operator.links.entries()) {
    values.set(`linkName${index}`, name).set(`linkUrl${index}`, url);
  }
  return page
    .replaceAll(LINK, (link) =>
      operator.links
        .map((_, index) => link.replaceAll(/\{\{(linkName|linkUrl)\}\}/g, `{{$1${index}}}`))
        .join(""),
    )
    .replaceAll(PLACEHOLDER, (_, name, standard) =>
      standard !== undefined && values.get(name) === STANDARDS.get(name)
        ? standard
        : escapeMarkup(values.get(name) ?? ""),
    )
    .replace("</head>", () => `${dataOf(operator)}\n</head>`);
}

/** Embeds data, not a script, so the content security policy allows it. */
function dataOf(operator: Operator): string {
  const text = JSON.stringify(operatorSchema.parse(operator)).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${ID}">${text}</script>`;
}
