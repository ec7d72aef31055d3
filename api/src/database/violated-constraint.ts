const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
/** Citus names the shard's own constraint: users_email_key_102308. */
const SHARD = /_\d+$/;

/**
 * The unique constraint that a statement would have broken, by its name in the schema; `null` for any other failure.
 * Citus passes on what a node said without its fields: the name is in the message alone.
 */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error) || error.code !== UNIQUE_VIOLATION) return null;
  const named = "constraint" in error && typeof error.constraint === "string" ? error.constraint : null;
  const name = named ?? /"([^"]+)"/.exec(error.message)?.[1];
  return name?.replace(SHARD, "") ?? null;
}

/** Whether a statement would have written of somebody or something that is not there any more. */
export function isOfNobody(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === FOREIGN_KEY_VIOLATION;
}
