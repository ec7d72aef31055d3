import {
  adminPasswordChangeSchema,
  adminUserAnswerSchema,
  adminUserChangesSchema,
  type AdminUserChanges,
  type AdminPasswordChange,
} from "@creel/domain/admin/admin-users";
import type { FastifyBaseLogger } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { forgetSecondStep } from "../../accounts/forget-second-step.ts";
import { hashPassword } from "../../accounts/password/passwords.ts";
import { resetLinkFor } from "../../accounts/password/reset-password.ts";
import { endAllSessions } from "../../accounts/sessions/end-sessions.ts";
import { countBelongings, deleteUser } from "../../accounts/users/account.repository.ts";
import { setPasswordHash } from "../../accounts/users/password-hash.repository.ts";
import { audit } from "../../audit/audit.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { notify } from "../../mail/mailer.ts";
import { removePhotosOfUser } from "../../photos/photo-files.ts";
import { actOnSomebodyElse, type Target } from "./act-on-user.ts";
import type { AdminContext } from "./admin-access.ts";
import { changeUser } from "./change-user.ts";
import { presentAdminUser } from "./present-admin-user.ts";
import { revealAccount } from "./reveal-account.ts";
import { emailChangedMail, passwordRenewalMail, passwordSetMail } from "./user-mails.ts";
import { targetOf, userParamsSchema } from "./user-target.ts";

const tags = ["Admin"];

export const changeUsersRoutes: FastifyPluginCallbackZod<AdminContext> = (app, context, done) => {
  const { db } = context.sessions;

  app.put("/:id", {
    schema: {
      tags,
      summary: "Change someone else's names and email; absent fields stay the same",
      description:
        "A new email takes effect at once. The previous address gets a notice, and links mailed to it are void.",
      params: userParamsSchema,
      body: adminUserChangesSchema,
      response: { 200: adminUserAnswerSchema },
    },
    handler: async (request) => {
      const user = await editUser(context, { ...targetOf(request), log: request.log }, request.body);
      return { user: await presentAdminUser(db, user) };
    },
  });

  app.delete("/:id", {
    schema: {
      tags,
      summary: "Permanently delete someone else's account and everything in it",
      params: userParamsSchema,
    },
    handler: async (request, reply) => {
      await deleteAccountOf(context, { ...targetOf(request), log: request.log });
      return reply.code(204).send();
    },
  });
  app.put("/:id/password", {
    schema: {
      tags,
      summary: "Set someone else's password, or have them choose one; all their sessions end",
      description:
        "Without a password, they get a link by mail, unless they are suspended. second_step_off also turns off their " +
        "codes by app and removes their passkeys, for someone who lost their phone.",
      params: userParamsSchema,
      body: adminPasswordChangeSchema,
      response: { 200: adminUserAnswerSchema },
    },
    handler: async (request) => {
      const user = await renewPassword(context, { ...targetOf(request), log: request.log }, request.body);
      return { user: await presentAdminUser(db, user) };
    },
  });

  done();
};

/**
 * Changes an account. A new email is valid at once, and the previous address is notified. Because the reader of that
 * mailbox can sign in, the user is also notified as if a place had been revealed.
 * @throws AppError not_allowed, not_found, own_account, invalid_input, email_taken, username_taken
 */
async function editUser(
  { sessions: { db }, mailer }: Pick<AdminContext, "sessions" | "mailer">,
  { log, ...target }: Target & { log: Pick<FastifyBaseLogger, "warn"> },
  { reason, ...changes }: AdminUserChanges,
): Promise<UserRow> {
  const { previous, user } = await actOnSomebodyElse(db, target, async (transaction, found) => {
    const isMoved = isOtherMailbox(found.email, changes.email);
    if (isMoved && reason === undefined) throw withoutReason();
    const why = isMoved ? reason : undefined;
    const change = { actor: target.actor, action: "user.edit", reason: why, changes } as const;
    const changed = await changeUser(transaction, found, change);
    if (why) await revealAccount(transaction, target.actor, { user: found, kind: "email", reason: why });
    return { previous: found, user: changed };
  });
  if (isOtherMailbox(previous.email, user.email)) {
    await notify(mailer, emailChangedMail(previous, { email: user.email, reason: reason ?? "" }), log);
  }
  return user;
}

function isOtherMailbox(before: string, after: string | undefined): boolean {
  return after !== undefined && after.toLowerCase() !== before.toLowerCase();
}

function withoutReason(): AppError {
  return new AppError("invalid_input", { fields: { reason: { code: "required", field: "reason" } } });
}

/**
 * Deletes another account: first the rows, in one transaction, then the files. The audit keeps the user's name and the
 * numbers of catches, photos and trips.
 * @throws AppError not_allowed, not_found, own_account
 */
async function deleteAccountOf(
  { sessions: { db }, photos: { storage } }: Pick<AdminContext, "sessions" | "photos">,
  { log, ...target }: Target & { log: Pick<FastifyBaseLogger, "warn"> },
): Promise<void> {
  const { id } = await actOnSomebodyElse(db, target, async (transaction, user) => {
    const details = await countBelongings(transaction, user.id);
    await deleteUser(transaction, user.id);
    await audit(transaction, target.actor, {
      action: "user.delete",
      user: { ...user, id: null },
      details,
    });
    return user;
  });
  await removePhotosOfUser(storage, id, log);
}

/**
 * Ends all sessions of another user and sets a new password, or mails a link to choose one. A suspended user gets no
 * link, because it would not work. If the admin knows the password, the user is notified as if a place had been
 * revealed.
 * @throws AppError not_allowed, not_found, own_account
 */
async function renewPassword(
  { sessions: { db }, mailer, linkTo }: Pick<AdminContext, "sessions" | "mailer" | "linkTo">,
  { log, ...target }: Target & { log: Pick<FastifyBaseLogger, "warn"> },
  { password, reason, second_step_off: isSecondStepOff = false }: AdminPasswordChange,
): Promise<UserRow> {
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const now = new Date();
  const user = await actOnSomebodyElse(db, target, async (transaction, found) => {
    if (passwordHash !== null) {
      await setPasswordHash(transaction, found.id, passwordHash);
      await revealAccount(transaction, target.actor, {
        user: found,
        kind: "password",
        reason: reason ?? null,
      });
    }
    const sessions = await endAllSessions(transaction, found.id, now);
    if (isSecondStepOff) await forgetSecondStep(transaction, found.id);
    const isLinkMailed = passwordHash === null && found.accountStatus === "active";
    const details = {
      sessions,
      isLinkMailed,
      ...(isSecondStepOff && { isSecondStepOff }),
      ...(passwordHash !== null && { reason }),
    };
    await audit(transaction, target.actor, { action: "user.password", user: found, details });
    // The mail is queued last, so that no link is mailed if an earlier step fails.
    if (isLinkMailed) {
      const url = await resetLinkFor({ db: transaction, linkTo }, found);
      await mailer.send(passwordRenewalMail(found, { url, isSecondStepOff }));
    }
    return found;
  });
  if (passwordHash !== null) {
    await notify(
      mailer,
      passwordSetMail(user, {
        now,
        reason: reason ?? "",
        isSecondStepOff,
        requestUrl: linkTo("/forgot-password"),
      }),
      log,
    );
  }
  return user;
}
