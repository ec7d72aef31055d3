import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { directionOf } from "@creel/texts/addresses";
import type { I18n } from "@lingui/core";

import { escapeMarkup } from "../../base/escape-markup.ts";

/** Made by scripts/build.mjs of web/share.html. */
const FILE = ".pages/share.html";
/** Where nothing was built. */
const BARE =
  '<!doctype html><html lang="{{locale}}" dir="{{direction}}"><head><meta name="robots" content="noindex">' +
  "<title>{{title}}</title><!--head--></head><body><!--body--></body></html>";

interface PageParts {
  title: string;
  /** Markup. */
  head: string;
  body: string;
}

/** Puts parts into the page that the build made, with its style sheets. */
export type PageShell = (language: I18n, parts: PageParts) => string;

export function readPageShell(webFolder: string): PageShell {
  const file = join(webFolder, FILE);
  const shell = existsSync(file) ? readFileSync(file, "utf8") : BARE;
  return ({ locale }, { title, head, body }) =>
    shell
      .replace("{{locale}}", () => locale)
      .replace("{{direction}}", () => directionOf(locale))
      .replace("{{title}}", () => escapeMarkup(title))
      .replace("<!--head-->", () => head)
      .replace("<!--body-->", () => body);
}
