import type { Confirmation } from "@creel/domain/accounts/confirmation";
import { deviceSessionsSchema } from "@creel/domain/accounts/device-sessions";
import {
  accountTotalsSchema,
  exportLinkSchema,
  confirmedEmailSchema,
  type EmailChange,
  type EmailState,
  emailStateSchema,
  type PasswordChange,
} from "@creel/domain/accounts/own-account";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../http/send.ts";

const ACCOUNT_KEY = ["account"] as const;

export const emailQuery = queryOptions({
  queryKey: [...ACCOUNT_KEY, "email"],
  queryFn: ({ signal }) => send({ path: "/auth/me/email", signal }, emailStateSchema),
});

export const sessionsQuery = queryOptions({
  queryKey: [...ACCOUNT_KEY, "sessions"],
  queryFn: async ({ signal }) => {
    const { sessions } = await send({ path: "/auth/sessions", signal }, deviceSessionsSchema);
    return sessions;
  },
});

/** Its key stands under what is invalidated when a catch changes. */
export const accountTotalsQuery = queryOptions({
  queryKey: ["catches", "account totals"],
  queryFn: ({ signal }) => send({ path: "/auth/me/totals", signal }, accountTotalsSchema),
});

export function changePassword(change: PasswordChange): Promise<void> {
  return sendForNothing({ method: "PUT", path: "/auth/me/password", body: change });
}

export function askForEmail(change: EmailChange): Promise<EmailState> {
  return send({ method: "PUT", path: "/auth/me/email", body: change }, emailStateSchema);
}

export function cancelEmailChange(): Promise<void> {
  return sendForNothing({ method: "DELETE", path: "/auth/me/email/pending" });
}

/** Needs no sign-in: the link may be followed on another device. */
export async function confirmEmail(token: string): Promise<string> {
  const call = { method: "POST", path: "/auth/confirm-email", body: { token }, token: null } as const;
  const { email } = await send(call, confirmedEmailSchema);
  return email;
}

export function endDeviceSession(id: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/auth/sessions/${id}` });
}

export function endOtherSessions(): Promise<void> {
  return sendForNothing({ method: "DELETE", path: "/auth/sessions" });
}

export function deleteAccount(confirmation: Confirmation): Promise<void> {
  return sendForNothing({ method: "DELETE", path: "/auth/me", body: confirmation });
}

/** Where a browser can go, for a minute, to get everything of who is signed in. */
export async function askForExport(): Promise<string> {
  const { url } = await send({ method: "POST", path: "/auth/me/export" }, exportLinkSchema);
  return url;
}

/** Returns the same for the log as a Darwin Core archive. */
export async function askForDarwinCore(): Promise<string> {
  const { url } = await send({ method: "POST", path: "/auth/me/darwin-core" }, exportLinkSchema);
  return url;
}
