import type { FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import type { Transaction } from "kysely";

import type { ConfirmStep } from "../../accounts/confirm-step.ts";
import type { SessionContext } from "../../accounts/sessions/sessions.ts";
import { signedInUser, requireSignIn } from "../../accounts/sessions/signed-in.ts";
import { lockActiveAdmins } from "../../accounts/users/account.repository.ts";
import type { AdminActor } from "../../audit/audit.ts";
import type { Database } from "../../database/connect.ts";
import type { Schema } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { CountPerHour } from "../../limits/hourly-limit.ts";
import type { LinkTo } from "../../mail/link-to.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { PhotoContext } from "../../photos/photos.ts";

export interface AdminContext {
  sessions: SessionContext;
  photos: PhotoContext;
  countPhotos: CountPerHour;
  confirmStep: ConfirmStep;
  mailer: Mailer;
  linkTo: LinkTo;
}

export function actorOf(request: FastifyRequest): AdminActor {
  return { admin: signedInUser(request), ip: request.ip };
}

/**
 * Runs an action of an admin while the accounts of all active admins are locked. If two admins demote each other at
 * once, the second fails, so that one admin is left. No admin can delete their account before the audit entry is
 * written.
 * @throws AppError not_allowed, and any error of the action; then nothing was done
 */
export function asActiveAdmin<Result>(
  db: Database,
  { admin }: AdminActor,
  action: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const admins = await lockActiveAdmins(transaction);
    if (!admins.includes(admin.id)) throw new AppError("not_allowed");
    return action(transaction);
  });
}

/** Admits only current admins according to the database: a demotion takes effect with the next request. */
export function requireAdmin(sessions: SessionContext): onRequestAsyncHookHandler {
  const signIn = requireSignIn(sessions);
  return async function admit(request, reply) {
    await signIn.call(this, request, reply);
    if (signedInUser(request).role !== "admin") throw new AppError("not_allowed");
  };
}
