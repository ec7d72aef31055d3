import type { BuiltInKey, TemplateKey } from "@creel/domain/returns/templates";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface TemplateTexts {
  name: MessageDescriptor;
  /** Says what it counts. */
  about: MessageDescriptor;
  /** The title on paper. */
  title: MessageDescriptor;
}

const TEXTS: Record<BuiltInKey, TemplateTexts> = {
  scotland: {
    name: msg`Rod-days, Scotland`,
    about: msg`By month: rod-days, blanks, salmon and sea trout`,
    title: msg`Return of rod-days and fish`,
  },
  "england-wales": {
    name: msg`Salmon and sea trout, England and Wales`,
    about: msg`By river: days fished, kept and released fish`,
    title: msg`Return of days fished, salmon and sea trout`,
  },
  "norway-river": {
    name: msg`Norwegian river, by midnight`,
    about: msg`One day: salmon by weight class, sea trout, hours, blank`,
    title: msg`Catch report for one day`,
  },
  "north-carolina": {
    name: msg`North Carolina, per trip`,
    about: msg`Kept fish of five species, for each trip`,
    title: msg`Harvest report`,
  },
  "club-log": {
    name: msg`Club book, day by day`,
    about: msg`Hours, blanks, kept and released fish`,
    title: msg`Fishing book`,
  },
  recfishing: {
    name: msg`RecFishing`,
    about: msg`Values to copy for one day at sea`,
    title: msg`Values for RecFishing`,
  },
};

export function templateName(key: BuiltInKey): string {
  return i18n._(TEXTS[key].name);
}

export function templateAbout(key: BuiltInKey): string {
  return i18n._(TEXTS[key].about);
}

/** The title on paper: the form's, or the name of the angler's own return. */
export function paperTitle({ template, name }: { template: TemplateKey; name: string }): string {
  return template === "custom" ? name : i18n._(TEXTS[template].title);
}

/** Lines to fill in of Creel's own templates, by id. */
const LINES: Readonly<Record<string, MessageDescriptor>> = {
  card: msg`Fishing card or permit number`,
  license: msg`License number`,
  member: msg`Member number`,
  area: msg`Area fished`,
  gear: msg`Gear`,
};

/** Returns the label of a line to fill in. */
export function lineLabel({ id, label }: { id: string; label?: string | undefined }): string {
  const known = LINES[id];
  return label ?? (known ? i18n._(known) : id);
}
