import { join } from "node:path";

import { directionOf, LOCALES } from "@creel/texts/addresses";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { lingui } from "@lingui/vite-plugin";
import { type ESTree, parseSync, type PluginOption, Visitor } from "vite";

/** What the macros write before each text, and what stands in code without macros. */
const MARKED = /\/\*i18n\*\/|\bi18n\.t\(/;

/** With the direction in which each is written. */
const LANGUAGES = `data-languages="${LOCALES.map((locale) => `${locale}:${directionOf(locale)}`).join(" ")}"`;

/**
 * Turns the macros of translatable texts into calls that carry the English text, and catalogs into code. English is
 * compiled here as the catalogs are: to do it in the browser takes a parser of 6 kB.
 */
export function texts(): PluginOption[] {
  return [
    lingui({
      configPath: join(import.meta.dirname, "lingui.config.ts"),
      macroTransform: { macro: { descriptorFields: "message" } },
    }),
    {
      name: "compile-english-texts",
      enforce: "pre",
      transform: {
        filter: { code: MARKED },
        handler: (code, id) => ({ code: withCompiled(code, id), map: null }),
      },
    },
    {
      name: "name-languages-for-theme.js",
      transformIndexHtml: (html) =>
        html.replace('<html lang="en">', `<html lang="en" dir="ltr" ${LANGUAGES}>`),
    },
  ];
}

function withCompiled(code: string, id: string): string {
  const found: { start: number; end: number; text: string }[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const message = literalOf(properties, "message");
      if (message && literalOf(properties, "id")) found.push(message);
    },
  }).visit(parseSync(id.replace(/\?.*/, ""), code).program);
  return found
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (done, { start, end, text }) =>
        done.slice(0, start) + JSON.stringify(compileMessage(text)) + done.slice(end),
      code,
    );
}

/** The string that an object says under a name, and where it stands. */
function literalOf(properties: readonly ESTree.ObjectPropertyKind[], name: string) {
  const value = properties.flatMap((property) =>
    property.type === "Property" && property.key.type === "Identifier" && property.key.name === name
      ? property.value
      : [],
  )[0];
  if (value?.type !== "Literal" || typeof value.value !== "string") return null;
  return { start: value.start, end: value.end, text: value.value };
}
