import type { NotificationChannelRow, UserRow } from "../database/schema.ts";

/** Returns the email channel of an account as it is before its first mail. Its row is made when a result is noted. */
export function mailChannelOf({ id, createdAt }: UserRow): NotificationChannelRow {
  return {
    userId: id,
    id,
    kind: "mail",
    target: {},
    name: null,
    secret: null,
    sessionId: null,
    lastAt: null,
    lastResult: null,
    lastStatus: null,
    failedSince: null,
    failedTries: 0,
    givenUpAt: null,
    createdAt,
  };
}
