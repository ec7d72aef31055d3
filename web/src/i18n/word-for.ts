import { i18n, type MessageDescriptor } from "@lingui/core";

/** The word for a stored value. What somebody typed, or only a newer server knows, is shown as it is. */
export function wordFor(words: Readonly<Record<string, MessageDescriptor>>, value: string): string {
  const word = Object.hasOwn(words, value) ? words[value] : undefined;
  return word ? i18n._(word) : value;
}
