import type { ImportSubject } from "@creel/domain/import/import-row";
import { type MessageDescriptor, i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const NAMES: Record<ImportSubject, MessageDescriptor> = {
  water: msg`Water`,
  spot: msg`Spot`,
  reading: msg`Water reading`,
  gear: msg`Lure or rod`,
  variant: msg`Lure color or size`,
  custom_field: msg`Custom field`,
  trial: msg`Lure trial`,
  trip: msg`Trip`,
  event: msg`Trip event`,
  catch: msg`Catch`,
  question: msg`Trip question`,
  merge: msg`Merged catches`,
  dismissal: msg`It’s correct`,
  license: msg`License`,
  limit: msg`Limit`,
  return_template: msg`Return template`,
  return: msg`Return`,
};

export function subjectName(subject: ImportSubject): string {
  return i18n._(NAMES[subject]);
}
