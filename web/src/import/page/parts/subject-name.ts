import type { ImportSubject } from "@creel/domain/import/import-row";
import { type MessageDescriptor, i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const NAMES: Record<ImportSubject, MessageDescriptor> = {
  water: msg`Water`,
  spot: msg`Spot`,
  gear: msg`Lure or rod`,
  variant: msg`Color or size of a lure`,
  custom_field: msg`Own field`,
  trial: msg`Lure trial`,
  trip: msg`Trip`,
  event: msg`What happened on a trip`,
  catch: msg`Catch`,
  question: msg`Question to your trips`,
  merge: msg`What was merged, to be parted again`,
  dismissal: msg`It’s correct`,
};

export function subjectName(subject: ImportSubject): string {
  return i18n._(NAMES[subject]);
}
