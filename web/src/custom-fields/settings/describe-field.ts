import type {
  CustomField,
  CustomFieldKind,
  CustomFieldSubject,
} from "@creel/domain/custom-fields/custom-field";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";

import { joinList } from "../../i18n/join-list.ts";

export const KIND_NAMES: Record<CustomFieldKind, MessageDescriptor> = {
  text: msg`Text`,
  number: msg`Number`,
  choice: msg`One of`,
  yes_no: msg`Yes or no`,
};

export const SUBJECT_NAMES: Record<CustomFieldSubject, MessageDescriptor> = {
  catch: msg`Catches`,
  trip: msg`Trips`,
};

export function kindName(kind: CustomFieldKind): string {
  return i18n._(KIND_NAMES[kind]);
}

/** "One of: Nils, Dad, Alone. On 61 catches." */
export function describeField(field: CustomField): string {
  const kind = describeKind(field);
  const { subject, uses } = field;
  if (subject === "trip") {
    if (uses === 0) return t`${kind}. Not on any trip yet.`;
    return t`${kind}. ${plural(uses, { one: "On # trip.", other: "On # trips." })}`;
  }
  if (uses === 0) return t`${kind}. Not on any catch yet.`;
  return t`${kind}. ${plural(uses, { one: "On # catch.", other: "On # catches." })}`;
}

function describeKind({ kind, unit, choices }: CustomField): string {
  if (kind === "choice") {
    const list = joinList(choices);
    return t`One of: ${list}`;
  }
  return kind === "number" && unit !== null ? t`Number (${unit})` : kindName(kind);
}
