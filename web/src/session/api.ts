import type { ProfileChanges } from "@creel/domain/accounts/profile";
import type { Registration } from "@creel/domain/accounts/register";
import { acknowledgmentSchema, type PasswordReset } from "@creel/domain/accounts/reset-password";
import {
  type Credentials,
  type Session,
  sessionSchema,
  signedOutSchema,
  type Tokens,
} from "@creel/domain/accounts/sign-in";
import { type User, userAnswerSchema } from "@creel/domain/accounts/user";

import { ApiError } from "../http/api-error.ts";
import { noteAuthEvent } from "../http/auth-log.ts";
import { renewTokens } from "../http/refresh.ts";
import { request, send } from "../http/send.ts";

export async function signIn(credentials: Credentials): Promise<Session> {
  try {
    return await send({ method: "POST", path: "/auth/login", body: credentials, token: null }, sessionSchema);
  } catch (error) {
    if (error instanceof ApiError) noteAuthEvent("refused");
    throw error;
  }
}

export function register(registration: Registration): Promise<Session> {
  return send({ method: "POST", path: "/auth/register", body: registration, token: null }, sessionSchema);
}

/** The answer is the same whether or not the account exists. */
export async function forgotPassword(email: string): Promise<void> {
  const call = { method: "POST", path: "/auth/forgot-password", body: { email }, token: null } as const;
  await send(call, acknowledgmentSchema);
}

export function resetPassword(reset: PasswordReset): Promise<{ message: string }> {
  return send(
    { method: "POST", path: "/auth/reset-password", body: reset, token: null },
    acknowledgmentSchema,
  );
}

/**
 * Ends a session, which need not be the stored one.
 * @returns the page that signs out at the provider that began it; `null` if there is none
 */
export async function endSession({ accessToken, refreshToken }: Tokens): Promise<string | null> {
  try {
    return await logOut(accessToken);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    const outcome = await renewTokens(refreshToken);
    return typeof outcome === "object" ? logOut(outcome.accessToken) : null;
  }
}

const NO_CONTENT = 204;

async function logOut(token: string): Promise<string | null> {
  const response = await request({ method: "POST", path: "/auth/logout", token });
  if (response.status === NO_CONTENT) return null;
  return signedOutSchema.parse(await response.json()).end_session_url;
}

/** Absent fields stay unchanged. */
export async function updateMe(changes: ProfileChanges): Promise<User> {
  const { user } = await send({ method: "PUT", path: "/auth/me", body: changes }, userAnswerSchema);
  return user;
}

export async function fetchMe(): Promise<User> {
  const { user } = await send({ path: "/auth/me" }, userAnswerSchema);
  return user;
}
