const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
/** Citus reports the shard's own constraint: users_email_key_102308. */
const SHARD = /_\d+$/;

/**
 * Returns the schema name of the unique constraint that a statement violated; `null` for any other failure. Citus
 * forwards a node's error without its fields, so the name is only in the message.
 */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error) || error.code !== UNIQUE_VIOLATION) return null;
  const named = "constraint" in error && typeof error.constraint === "string" ? error.constraint : null;
  const name = named ?? /"([^"]+)"/.exec(error.message)?.[1];
  return name?.replace(SHARD, "") ?? null;
}

/** Returns whether a statement refers to a user or record that no longer exists. */
export function isOfNobody(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === FOREIGN_KEY_VIOLATION;
}
