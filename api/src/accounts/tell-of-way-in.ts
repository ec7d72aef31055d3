import type { FastifyBaseLogger } from "fastify";

import type { UserRow } from "../database/schema.ts";

/** A change of who can get into an account. */
export interface WayInChange {
  kind: "passkey" | "provider" | "token" | "codes_on" | "codes_off";
  /** The id of the passkey, identity or token; absent for codes. */
  id?: string;
  /** The name that the angler or the provider gave it; `null` for codes. */
  name: string | null;
}

/**
 * Tells the owner of an account by mail, and by the channels that they chose. A failure is logged, because the change
 * is made already.
 */
export type TellOfWayIn = (
  user: UserRow,
  change: WayInChange,
  log: Pick<FastifyBaseLogger, "warn">,
) => Promise<void>;
