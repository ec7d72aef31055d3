import { either, wholly } from "./languages/alternatives.ts";
import type { LineWords, Phrases } from "./languages/line-words.ts";

/** The languages that a line may be written in. */
export type Lexicon = readonly LineWords[];

type NamesOf<Words, Value> = {
  [Name in keyof Words]-?: Words[Name] extends Value | undefined ? Name : never;
}[keyof Words];
export type PhraseName = NamesOf<LineWords, string>;
type TableName = NamesOf<LineWords, Readonly<Partial<Record<string, string>>>>;

/** Returns the phrases as the language lets them be spelled, or nothing if it has none. */
export function spelled({ spell }: LineWords, phrases: Phrases | undefined): Phrases[] {
  if (phrases === undefined) return [];
  return [spell ? spell(phrases) : phrases];
}

/** Builds something once for each lexicon, not for each line. */
export function perLexicon<Built>(build: (lexicon: Lexicon) => Built): (lexicon: Lexicon) => Built {
  const known = new WeakMap<Lexicon, Built>();
  return (lexicon) => {
    const built = known.get(lexicon) ?? build(lexicon);
    known.set(lexicon, built);
    return built;
  };
}

/** Builds a search for the key of a table whose phrases a text is one of, in any of the languages. */
export function keyIn(name: TableName): (text: string, lexicon: Lexicon) => string | null {
  const tableOf = perLexicon((lexicon) =>
    lexicon.flatMap((words) =>
      Object.entries(words[name] ?? {}).flatMap(([key, phrases]) =>
        spelled(words, phrases).map((source) => [key, wholly(source)] as const),
      ),
    ),
  );
  return (text, lexicon) => tableOf(lexicon).find(([, phrases]) => phrases.test(text))?.[0] ?? null;
}

/**
 * Builds expressions with the phrases of a lexicon in them, as in expressionWith("iu")`^${"lost"} (\d+)`. A name in
 * the template stands for its phrases.
 */
export function expressionWith(flags: string) {
  return ({ raw }: TemplateStringsArray, ...names: readonly PhraseName[]): ((lexicon: Lexicon) => RegExp) =>
    perLexicon((lexicon) => {
      const phrasesOf = (name: PhraseName) => either(lexicon.flatMap((words) => spelled(words, words[name])));
      return new RegExp(String.raw({ raw }, ...names.map(phrasesOf)), flags);
    });
}

export const expression = expressionWith("iu");

/** Builds an expression that matches a text which is one of the phrases with this name. */
export function whollyOf(name: PhraseName): (lexicon: Lexicon) => RegExp {
  return expression`^${name}$`;
}
