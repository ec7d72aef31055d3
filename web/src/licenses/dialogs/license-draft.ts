import { findFieldError } from "@creel/domain/errors/field-error";
import type { License } from "@creel/domain/licenses/license";
import { nextPeriod } from "@creel/domain/licenses/license-state";
import { newLicenseSchema } from "@creel/domain/licenses/new-license";
import { describeFieldError } from "@creel/texts/fields/describe-field-error";
import { i18n } from "@lingui/core";
import { v7 as uuidv7 } from "uuid";

import { type FormPhoto, storedPhotos } from "../../photos/choose/form-photo.ts";

/** Empty strings stand for missing texts. */
export interface LicenseDraft {
  /** The id of a new license, so that sending it twice creates it only once. */
  id: string;
  name: string;
  number: string;
  holder: string;
  /** yyyy-mm-dd. */
  validFrom: string | null;
  validTo: string | null;
  waterIds: readonly string[];
  /** `null` if there is no photo. */
  photo: FormPhoto | null;
  note: string;
}

interface Origin {
  /** The license that is edited; `null` for a new one. */
  license: License | null;
  /** The license that a new one continues. */
  after: License | null;
  /** The angler's own name, which most licenses have. */
  ownName: string;
}

export function newDraft({ license, after, ownName }: Origin): LicenseDraft {
  if (license) return toDraft(license.id, license);
  return toDraft(uuidv7(), after ? continued(after) : { ...EMPTY, holder: ownName });
}

type Shown = Omit<License, "id" | "version" | "created_at" | "updated_at">;

const EMPTY: Shown = {
  name: "",
  number: null,
  holder: null,
  valid_from: null,
  valid_to: null,
  water_ids: [],
  photo: null,
  note: null,
};

/** A license that continues another has its name, holder, waters and note, and the next period. The number is new. */
function continued(after: License): Shown {
  return { ...after, ...nextPeriod(after), number: null, photo: null };
}

function toDraft(id: string, shown: Shown): LicenseDraft {
  const { name, number, holder, photo, note } = shown;
  return {
    id,
    name,
    number: number ?? "",
    holder: holder ?? "",
    validFrom: shown.valid_from,
    validTo: shown.valid_to,
    waterIds: shown.water_ids,
    photo: storedPhotos(photo ? [photo] : [])[0] ?? null,
    note: note ?? "",
  };
}

/** Returns the fields as the API takes them. */
export function toSent({ name, number, holder, validFrom, validTo, waterIds, note }: LicenseDraft) {
  return {
    name: name.trim(),
    number: textOf(number),
    holder: textOf(holder),
    valid_from: validFrom,
    valid_to: validTo,
    water_ids: [...waterIds],
    note: textOf(note),
  };
}

function textOf(typed: string): string | null {
  return typed.trim() || null;
}

export type Refusals = Partial<Record<keyof ReturnType<typeof toSent>, string>>;

/** Returns what is wrong with the fields, keyed by field; empty if they can be sent. */
export function refusalsOf(fields: ReturnType<typeof toSent>): Refusals {
  const { error } = newLicenseSchema.safeParse(fields);
  const named = (error?.issues ?? []).map(({ path: [field], message }) => {
    const known = findFieldError(message) ?? { code: "invalid" as const };
    return [field, describeFieldError(known, i18n)] as const;
  });
  return Object.fromEntries(named.toReversed());
}
