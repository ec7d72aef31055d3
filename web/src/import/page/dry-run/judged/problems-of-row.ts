import type { ImportRow } from "@creel/domain/import/import-row";
import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const PLACE = msg`The place is missing.`;
/** What a device can only leave out, which the server finds to be no text and no number. */
const MISSING: Readonly<Record<string, MessageDescriptor>> = {
  species: msg`The species is missing.`,
  date: msg`The date is missing.`,
  latitude: PLACE,
  longitude: PLACE,
};

/** What is wrong with a row, in sentences: the server's, or that something is missing. */
export function problemsOfRow({ fields, problems }: Pick<ImportRow, "fields" | "problems">): string[] {
  const sentences = Object.entries(problems ?? {}).map(([name, sentence]) => {
    const missing = MISSING[name];
    return missing && (fields[name] ?? null) === null ? i18n._(missing) : sentence;
  });
  return [...new Set(sentences)];
}
