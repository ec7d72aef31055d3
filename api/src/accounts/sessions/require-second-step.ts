import type { FastifyRequest } from "fastify";

import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { countWaysIn } from "../users/ways-in.repository.ts";
import type { SessionContext } from "./sessions.ts";

/** The routes that set up a second step, and those that say who is signed in and sign out. */
const SET_UP: ReadonlySet<string> = new Set([
  "GET /api/auth/me",
  "POST /api/auth/logout",
  "GET /api/auth/me/confirmation",
  "GET /api/auth/me/passkeys",
  "POST /api/auth/me/passkeys/options",
  "POST /api/auth/me/passkeys",
  "GET /api/auth/me/totp",
  "POST /api/auth/me/totp",
  "POST /api/auth/me/totp/confirm",
]);

/**
 * Refuses all but the setting up to an admin without codes by app and without a passkey, if the operator requires one
 * of them.
 * @throws AppError second_step_required
 */
export async function refuseWithoutSecondStep(
  { db, isSecondStepRequired = false }: SessionContext,
  user: Pick<UserRow, "id" | "role">,
  { method, routeOptions }: Pick<FastifyRequest, "method" | "routeOptions">,
): Promise<void> {
  if (!isSecondStepRequired || user.role !== "admin") return;
  if (SET_UP.has(`${method} ${routeOptions.url}`)) return;
  const { passkeys, hasCodes } = await countWaysIn(db, user.id);
  if (passkeys === 0 && !hasCodes) throw new AppError("second_step_required");
}
