import {
  accountDeletionSchema,
  accountTotalsSchema,
  passwordChangeSchema,
  type PasswordChange,
  confirmedEmailSchema,
  emailChangeSchema,
  emailConfirmationSchema,
  emailStateSchema,
} from "@creel/domain/accounts/own-account";
import type { FastifyPluginAsync } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { AppError } from "../errors/errors.ts";
import { limitPerHour } from "../limits/hourly-limit.ts";
import type { Limits } from "../limits/limit-settings.ts";
import { notify } from "../mail/mailer.ts";
import { removePhotosOfUser } from "../photos/photo-files.ts";
import { askForEmail, emailStateOf, takeEmail } from "./change-email.ts";
import type { ConfirmStep } from "./confirm-step.ts";
import { deleteEmailChange } from "./email-changes.repository.ts";
import { confirmPassword, refuseOtherPassword } from "./password/confirm-password.ts";
import { passwordChangedMail } from "./password/password-mails.ts";
import { requirePasswords } from "./password/passwords-off.ts";
import { hashPassword } from "./password/passwords.ts";
import { type AccountContext, requesterOf, type Requester } from "./sessions/account-context.ts";
import { revokeOtherSessions } from "./sessions/sessions.repository.ts";
import { requireSignIn, signedInUser } from "./sessions/signed-in.ts";
import { countBelongings, deleteUser, lockActiveAdmins } from "./users/account.repository.ts";
import { setPasswordHash } from "./users/password-hash.repository.ts";

const tags = ["Accounts"];

type ConfirmingContext = AccountContext & { confirmStep: ConfirmStep; hasPasswords: boolean };

const ownAccountRoutes: FastifyPluginCallbackZod<ConfirmingContext> = (app, context, done) => {
  app.addHook("onRequest", requireSignIn(context.sessions));

  app.put("/me/password", {
    onRequest: requirePasswords(context.hasPasswords),
    schema: {
      tags,
      summary: "Change your password; every other session ends",
      description: "A wrong current password gets 403 and counts as a failed sign-in.",
      body: passwordChangeSchema,
    },
    handler: async (request, reply) => {
      await changePassword(context, requesterOf(request), request.body);
      return reply.code(204).send();
    },
  });

  app.get("/me/totals", {
    schema: { tags, summary: "How much is in your log", response: { 200: accountTotalsSchema } },
    handler: (request) => countBelongings(context.sessions.db, signedInUser(request).id),
  });

  app.delete("/me", {
    schema: {
      tags,
      summary: "Permanently delete your account and everything in it, after you confirm it",
      description: "The last active admin cannot delete their account: 409.",
      body: accountDeletionSchema,
    },
    handler: async (request, reply) => {
      await context.confirmStep(request, request.body);
      await deleteAccount(context, requesterOf(request));
      return reply.code(204).send();
    },
  });

  done();
};

interface AccountOptions extends Omit<AccountContext, "countEmailChange"> {
  settings: { limits: Limits };
  confirmStep: ConfirmStep;
  hasPasswords: boolean;
}

export const accountRoutes: FastifyPluginAsync<AccountOptions> = async (app, options) => {
  const { settings, sessions, mailer, linkTo, storage } = options;
  const { confirmStep, hasPasswords, attemptLimits } = options;
  const limit = { keyPrefix: "email-change-user", points: settings.limits.emailChangesPerUser };
  const countEmailChange = limitPerHour(sessions.db, limit);
  const ways = { confirmStep, hasPasswords, attemptLimits };
  const context = { ...ways, sessions, countEmailChange, mailer, linkTo, storage };
  await app.register(ownAccountRoutes, context);
  await app.register(emailRoutes, context);
};

/**
 * Deletes an account with everything in it: first the rows, in one transaction, then the files.
 * @throws AppError wrong_password if another device has changed the password since it was confirmed, last_admin
 */
async function deleteAccount(
  { sessions: { db }, storage }: AccountContext,
  { user, log }: Requester,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const admins = await lockActiveAdmins(transaction);
    if (admins.length === 1 && admins[0] === user.id) throw new AppError("last_admin");
    await refuseOtherPassword(transaction, user, "password");
    await deleteUser(transaction, user.id);
  });
  await removePhotosOfUser(storage, user.id, log);
}

/** Sets a new password and ends every other session. @throws AppError wrong_password, too_many_requests */
async function changePassword(
  { sessions: { db }, attemptLimits, mailer, linkTo }: AccountContext,
  { user, session, ip, log }: Requester,
  { currentPassword, password }: PasswordChange,
): Promise<void> {
  await confirmPassword(attemptLimits, { user, password: currentPassword, field: "currentPassword", ip });
  const now = new Date();
  const passwordHash = await hashPassword(password, ip);
  await db.transaction().execute(async (transaction) => {
    await refuseOtherPassword(transaction, user, "currentPassword");
    await setPasswordHash(transaction, user.id, passwordHash);
    await revokeOtherSessions(transaction, { userId: user.id, id: session.sessionId }, now);
  });
  const change = { now, requestUrl: linkTo("/forgot-password") };
  await notify(mailer, passwordChangedMail(user, change), log);
}

const CHANGE_RULES =
  "Mails a link to the new email and a notice to the current one, which stays valid until the link is " +
  "opened. An email that already has an account gets the same answer.";

const emailRoutes: FastifyPluginCallbackZod<ConfirmingContext> = (app, context, done) => {
  const { db } = context.sessions;
  const onRequest = requireSignIn(context.sessions);

  app.get("/me/email", {
    onRequest,
    schema: {
      tags,
      summary: "Your email, and the new one waiting to be confirmed",
      response: { 200: emailStateSchema },
    },
    handler: (request) => emailStateOf(db, signedInUser(request)),
  });

  app.put("/me/email", {
    onRequest,
    schema: {
      tags,
      summary: "Request a new email, after you confirm it",
      description: CHANGE_RULES,
      body: emailChangeSchema,
      response: { 202: emailStateSchema },
    },
    handler: async (request, reply) => {
      await context.confirmStep(request, request.body);
      return reply.code(202).send(await askForEmail(context, requesterOf(request), request.body.email));
    },
  });

  app.delete("/me/email/pending", {
    onRequest,
    schema: { tags, summary: "Cancel the change of email and void its link" },
    handler: async (request, reply) => {
      await deleteEmailChange(db, signedInUser(request).id);
      return reply.code(204).send();
    },
  });

  app.post("/confirm-email", {
    schema: {
      tags,
      summary: "Confirm an email with the token from the mailed link",
      body: emailConfirmationSchema,
      response: { 200: confirmedEmailSchema },
    },
    handler: async (request) => ({ email: await takeEmail(context, request.body.token, request.log) }),
  });

  done();
};
