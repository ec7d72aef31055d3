import { i18n, type MessageDescriptor } from "@lingui/core";

/**
 * Returns the label of a stored value. Values typed by a user, or known only to a newer server, are returned unchanged.
 */
export function wordFor(words: Readonly<Record<string, MessageDescriptor>>, value: string): string {
  const word = Object.hasOwn(words, value) ? words[value] : undefined;
  return word ? i18n._(word) : value;
}
