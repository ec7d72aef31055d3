import type { CustomFieldSubject, CustomValues } from "@creel/domain/custom-fields/custom-field";
import { isValueOf, withCustomValues } from "@creel/domain/custom-fields/custom-values";
import type { SentCustomValues } from "@creel/domain/custom-fields/new-custom-field";

import type { Database } from "../database/connect.ts";
import { AppError } from "../errors/errors.ts";
import { findFieldsOf } from "./custom-fields.repository.ts";

interface Owned {
  subject: CustomFieldSubject;
  userId: string;
  /** The stored values before the change. */
  custom?: CustomValues;
}

/**
 * Returns the custom values of a catch or a trip after a change; empty if the client sent none.
 * @throws AppError invalid_input for a value of another kind
 */
export async function chosenCustom(
  db: Database,
  { subject, userId, custom = {} }: Owned,
  { custom: sent }: { custom?: SentCustomValues | undefined },
): Promise<{ custom?: CustomValues }> {
  if (sent === undefined) return {};
  const fields = new Map((await findFieldsOf(db, { userId, subject })).map((field) => [field.id, field]));
  const known = Object.entries(sent).flatMap(([name, value]) => {
    const field = fields.get(name.toLowerCase());
    if (!field) return [];
    if (value !== null && !isValueOf(field.kind, value)) {
      throw new AppError("invalid_input", { fields: { custom: { code: "invalid" } } });
    }
    return [[field.id, value] as const];
  });
  return { custom: withCustomValues(custom, Object.fromEntries(known)) };
}
