import type { Evidence } from "@creel/domain/import/source/guess";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";

import { figureLocale, locale } from "../../../i18n/locale.ts";
import { speciesName } from "../../../species/species-names.ts";

type Bare =
  | "chosen"
  | "format"
  | "header"
  | "one_meaning"
  | "in_order"
  | "contradictory"
  | "ambiguous"
  | "letters"
  | "nothing";

const BARE: Record<Bare, MessageDescriptor> = {
  chosen: msg`Your choice.`,
  format: msg`Set by the file format.`,
  header: msg`From its name.`,
  one_meaning: msg`No other reading fits.`,
  in_order: msg`Only this puts the lines in date order.`,
  contradictory: msg`Some lines can be read only in one way, others only in another.`,
  ambiguous: msg`Each line can be read in several ways.`,
  letters: msg`Only this makes readable words.`,
  nothing: msg`The file doesn’t say.`,
};

/** Why a guess is what it is. */
export function describeEvidence(evidence: Evidence): string {
  if (isBare(evidence)) return i18n._(BARE[evidence.code]);
  if (isOfColumns(evidence)) return describeColumns(evidence);
  return isLikely(evidence) ? likeOthers(evidence) : describeDetails(evidence);
}

function isBare(evidence: Evidence): evidence is Extract<Evidence, { code: Bare }> {
  return Object.hasOwn(BARE, evidence.code);
}

type Likely = Extract<Evidence, { code: "near" | "plausible" }>;

function isLikely(evidence: Evidence): evidence is Likely {
  return evidence.code === "near" || evidence.code === "plausible";
}

type OfColumns = Extract<Evidence, { code: "columns" | "column_names" }>;

function isOfColumns(evidence: Evidence): evidence is OfColumns {
  return evidence.code === "columns" || evidence.code === "column_names";
}

const SHOWN_NAMES = 3;

function describeColumns(evidence: OfColumns): string {
  if (evidence.code === "columns") {
    const { columns } = evidence;
    return t`${plural(columns, { one: "Gives # column.", other: "Gives # columns." })}`;
  }
  const list = new Intl.ListFormat(locale).format(evidence.names.slice(0, SHOWN_NAMES));
  return t`It has the columns ${list}.`;
}

function describeDetails(evidence: Exclude<Evidence, Likely | OfColumns | { code: Bare }>): string {
  switch (evidence.code) {
    case "content": {
      const { fitting, cells } = evidence;
      return t`From its values: ${fitting} of ${cells} cells.`;
    }
    case "only_reading": {
      const { line, text } = evidence;
      return t`Clear from line ${line}: ${text}.`;
    }
    case "own_field": {
      const { name } = evidence;
      return t`Similar to your custom field “${name}”.`;
    }
    case "few_words": {
      const { words, cells } = evidence;
      return t`${plural(words, { one: "# word", other: "# different words" })} in ${plural(cells, { one: "# cell", other: "# cells" })}.`;
    }
    case "delimiter": {
      const { delimiter } = evidence;
      return t`The cells are separated by “${delimiter}”.`;
    }
    case "unit_in_header":
    case "unit_in_cells":
      return unitIn(evidence);
    case "impossible": {
      const { line, text } = evidence;
      return t`Otherwise line ${line} is off the globe: ${text}.`;
    }
  }
}

function likeOthers(evidence: Likely): string {
  return evidence.code === "near" ? near(evidence) : plausible(evidence);
}

function unitIn(evidence: Extract<Evidence, { code: "unit_in_header" | "unit_in_cells" }>): string {
  if (evidence.code === "unit_in_header") {
    const { header } = evidence;
    return t`From the header “${header}”.`;
  }
  const { cells } = evidence;
  return t`${plural(cells, { one: "Written in # cell.", other: "Written in # cells." })}`;
}

function plausible({ share, next, species }: Extract<Evidence, { code: "plausible" }>): string {
  const [here, there] = [percent(share), percent(next)];
  if (species === null) return t`The values fit this unit best.`;
  const fish = speciesName(species);
  return t`${fish}: ${here} of the fish fit this unit, ${there} fit another.`;
}

function near({ share, next }: Extract<Evidence, { code: "near" }>): string {
  const [here, there] = [percent(share), percent(next)];
  if (share === 0 && next === 0) return t`Nothing contradicts it.`;
  return t`${here} of the places are near ones you know. The other way, ${there} are.`;
}

function percent(share: number): string {
  return new Intl.NumberFormat(figureLocale, { style: "percent" }).format(share);
}
