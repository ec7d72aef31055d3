import type { Transaction } from "kysely";

import type { Schema } from "../database/schema.ts";
import { deletePasskeysOf } from "./passkeys/passkeys.repository.ts";
import { deleteSecondStep } from "./second-step/second-steps.repository.ts";

/**
 * Turns off codes by app and removes all passkeys of an account whose owner lost the phone, so that its password lets
 * them in again. Only the people who run this Creel do this, and it is audited.
 */
export async function forgetSecondStep(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await deleteSecondStep(transaction, userId);
  await deletePasskeysOf(transaction, userId);
}
