import type { Registration } from "@creel/domain/auth/register";
import { type Credentials, type Session, sessionSchema } from "@creel/domain/auth/sign-in";
import { type User, userAnswerSchema } from "@creel/domain/users/user";

import { send, sendForNothing } from "../http/send.ts";

export function signIn(credentials: Credentials): Promise<Session> {
  return send({ method: "POST", path: "/auth/login", body: credentials, token: null }, sessionSchema);
}

export function register(registration: Registration): Promise<Session> {
  return send({ method: "POST", path: "/auth/register", body: registration, token: null }, sessionSchema);
}

/** Ends the session of the stored token, or of the one that is given. */
export function endSession(token?: string): Promise<void> {
  return sendForNothing({ method: "POST", path: "/auth/logout", ...(token !== undefined && { token }) });
}

export async function fetchMe(): Promise<User> {
  const { user } = await send({ path: "/auth/me" }, userAnswerSchema);
  return user;
}
