import {
  type Confirmation,
  type ConfirmationWays,
  PROVIDER_CONFIRMS_MINUTES,
} from "@creel/domain/accounts/confirmation";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { FastifyRequest } from "fastify";

import { AppError } from "../errors/errors.ts";
import type { AttemptLimits } from "../limits/attempt-limits.ts";
import { confirmOptions } from "./passkeys/passkey-options.ts";
import { ownPasskeys } from "./passkeys/passkeys.repository.ts";
import { relyingPartyOf } from "./passkeys/relying-party.ts";
import { verifyAssertion } from "./passkeys/verify-assertion.ts";
import { confirmPassword } from "./password/confirm-password.ts";
import { requesterOf } from "./sessions/account-context.ts";
import { ownSessions } from "./sessions/sessions.repository.ts";
import type { SessionContext } from "./sessions/sessions.ts";

interface ConfirmContext {
  sessions: SessionContext;
  attemptLimits: AttemptLimits;
  publicUrl: string | null;
}

/**
 * Requires the password or a passkey of the signed-in user before a sensitive step, so that a signed-in device alone is
 * not enough. A wrong one counts as a failed sign-in. An account that has neither needs a session that its provider
 * began at most 5 minutes ago.
 * @throws AppError wrong_password, wrong_passkey, sign_in_again, invalid_input, too_many_requests
 */
export type ConfirmStep = (request: FastifyRequest, confirmation: Confirmation) => Promise<void>;

export function makeConfirmStep(context: ConfirmContext): ConfirmStep {
  const { attemptLimits } = context;
  return async (request, { password, passkey }) => {
    if (passkey) return confirmPasskey(context, request, passkey);
    if (password === undefined) return confirmByProvider(context.sessions, request);
    const { user, ip } = requesterOf(request);
    await confirmPassword(attemptLimits, { user, password, field: "password", ip });
  };
}

/** @throws AppError wrong_passkey, too_many_requests */
async function confirmPasskey(
  { sessions, attemptLimits, publicUrl }: ConfirmContext,
  request: FastifyRequest,
  assertion: NonNullable<Confirmation["passkey"]>,
): Promise<void> {
  const { user, ip } = requesterOf(request);
  await attemptLimits.countSignIn(user.id, ip);
  const relyingParty = relyingPartyOf(request, publicUrl);
  const passkey = await verifyAssertion(sessions, assertion, {
    relyingParty,
    userId: user.id,
    now: new Date(),
  });
  if (!passkey) throw new AppError("wrong_passkey");
  await attemptLimits.forgetSignIn(user.id, ip);
}

/** @throws AppError invalid_input, wrong_passkey, sign_in_again */
async function confirmByProvider({ db }: SessionContext, request: FastifyRequest): Promise<void> {
  const { user } = requesterOf(request);
  if (user.passwordHash !== null) {
    throw new AppError("invalid_input", { fields: { password: { code: "required", field: "password" } } });
  }
  if ((await ownPasskeys.count(db, user.id)) > 0) throw new AppError("wrong_passkey");
  if (!(await isFreshFromProvider(db, request))) throw new AppError("sign_in_again");
}

/** Returns whether a provider, or a proxy that vouches for the user, began this session a moment ago. */
async function isFreshFromProvider(db: SessionContext["db"], request: FastifyRequest): Promise<boolean> {
  const { session } = requesterOf(request);
  const found = await ownSessions.find(db, { userId: session.userId, id: session.sessionId });
  if (!found || (found.way !== "provider" && found.way !== "proxy")) return false;
  return Date.now() - found.createdAt.getTime() <= PROVIDER_CONFIRMS_MINUTES * MINUTE_MS;
}

/** Returns how the signed-in user can confirm a step, with a challenge for the passkeys. */
export async function confirmationWaysOf(
  { sessions, publicUrl }: Pick<ConfirmContext, "sessions" | "publicUrl">,
  request: FastifyRequest,
): Promise<ConfirmationWays> {
  const { user } = requesterOf(request);
  const relyingParty = relyingPartyOf(request, publicUrl);
  const passkey = await confirmOptions(sessions, user.id, { relyingParty, now: new Date() });
  const password = user.passwordHash !== null;
  const needsProvider = !password && passkey === null;
  return { password, passkey, provider: needsProvider && (await isFreshFromProvider(sessions.db, request)) };
}
