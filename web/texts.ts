import { join } from "node:path";

import { directionOf, LOCALES } from "@creel/texts/addresses";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { lingui } from "@lingui/vite-plugin";
import { type ESTree, parseSync, type PluginOption, Visitor } from "vite";

/** Matches the output of the macros, and direct calls in code without macros. */
const MARKED = /\/\*i18n\*\/|\bi18n\.t\(/;

/** Lists each language with its writing direction. Example: "en:ltr". */
const LANGUAGES = `data-languages="${LOCALES.map((locale) => `${locale}:${directionOf(locale)}`).join(" ")}"`;

/**
 * Turns the macros of translatable texts into calls with the English text, and catalogs into code. English is compiled
 * at build time, too, because compiling in the browser needs a parser of 6 kB.
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

/** Returns the string value of a property, and its position in the code. */
function literalOf(properties: readonly ESTree.ObjectPropertyKind[], name: string) {
  const value = properties.flatMap((property) =>
    property.type === "Property" && property.key.type === "Identifier" && property.key.name === name
      ? property.value
      : [],
  )[0];
  if (value?.type !== "Literal" || typeof value.value !== "string") return null;
  return { start: value.start, end: value.end, text: value.value };
}
