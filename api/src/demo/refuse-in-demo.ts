import { DEMO_PHOTO_BYTES } from "@creel/domain/demo/demo";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { userIfSignedIn } from "../accounts/sessions/signed-in.ts";
import { AppError } from "../errors/errors.ts";
import { limitPhotosAsInDemo } from "../photos/photo-body.ts";

/** Makes accounts, or writes to people. Nobody does that in a demo. */
const FOR_NOBODY: ReadonlySet<string> = new Set([
  "POST /api/auth/register",
  "POST /api/auth/forgot-password",
  "POST /api/contact",
]);

/**
 * A guest cannot change these: ways into the account, its end, and everything through which something of a log leaves
 * the server. Their lists can be read, and are empty.
 */
const NOT_FOR_GUESTS: readonly string[] = [
  "/api/auth/me/password",
  "/api/auth/me/email",
  "/api/auth/me/passkeys",
  "/api/auth/me/totp",
  "/api/auth/me/calendar",
  "/api/auth/oidc",
  "/api/auth/tokens",
  "/api/licences/reminders",
  "/api/notifications",
  "/api/shares",
];

const DELETE_ACCOUNT = "DELETE /api/auth/me";

/** Refuses, to all routes of `api` that are registered afterwards, what a demo does not do. */
export function refuseInDemo(api: FastifyInstance): void {
  // The first hook after those that say who is signed in.
  api.addHook("preParsing", async (request) => {
    const name = `${request.method} ${request.routeOptions.url?.replace(/\/$/, "")}`;
    if (FOR_NOBODY.has(name) || (isGuest(request) && isRefusedToGuests(name))) {
      throw new AppError("not_in_demo");
    }
    limitPhotosAsInDemo(request);
    if (isTooLarge(request)) throw new AppError("too_large");
  });
}

function isGuest(request: FastifyRequest): boolean {
  return (userIfSignedIn(request)?.demoUntil ?? null) !== null;
}

function isRefusedToGuests(name: string): boolean {
  const [method, path = ""] = name.split(" ");
  if (method === "GET" || method === "HEAD") return false;
  return (
    name === DELETE_ACCOUNT ||
    NOT_FOR_GUESTS.some((refused) => path === refused || path.startsWith(`${refused}/`))
  );
}

/**
 * Whether the body is, or may be, larger than 1 MB. A photo is measured when it was read, so that it can be named, and
 * a form holds several.
 */
function isTooLarge({ headers }: FastifyRequest): boolean {
  if (/^(multipart\/|image\/)/.test(headers["content-type"] ?? "")) return false;
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > DEMO_PHOTO_BYTES;
}
