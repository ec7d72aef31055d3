import { type ProfileChanges, profileChangesSchema } from "@creel/domain/accounts/profile";
import { userAnswerSchema } from "@creel/domain/accounts/user";
import { LOCALES } from "@creel/texts/addresses";
import { PSEUDO_LOCALE } from "@creel/texts/locales";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import type { Refusal } from "../errors/refusals.ts";
import type { SessionContext } from "./sessions/sessions.ts";
import { requireSignIn, signedInUser } from "./sessions/signed-in.ts";
import { presentUser } from "./users/present-user.ts";
import { takenError } from "./users/taken-error.ts";
import { isNameOfOperator } from "./users/username-skeleton.ts";
import { updateUser } from "./users/users.repository.ts";

const CHOICES = LOCALES.filter((locale) => locale !== PSEUDO_LOCALE);
const UNKNOWN_LANGUAGE: Refusal = { code: "one_of", field: "language", choices: CHOICES };

export interface ProfileOptions {
  sessions: SessionContext;
}

export const profileRoutes: FastifyPluginCallbackZod<ProfileOptions> = (app, { sessions }, done) => {
  app.put("/me", {
    onRequest: requireSignIn(sessions),
    schema: {
      tags: ["Accounts"],
      summary: "Change your profile; absent fields stay the same",
      body: profileChangesSchema,
      response: { 200: userAnswerSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      return { user: presentUser(await changeProfile(sessions.db, user, request.body)) };
    },
  });

  done();
};

/** @throws AppError username_taken, invalid_input */
async function changeProfile(db: Database, user: UserRow, changes: ProfileChanges): Promise<UserRow> {
  if (changes.language && !LOCALES.includes(changes.language)) {
    throw new AppError("invalid_input", { fields: { language: UNKNOWN_LANGUAGE } });
  }
  const { username = user.username } = changes;
  const isForAdmins = username !== user.username && isNameOfOperator(username);
  if (isForAdmins && user.role !== "admin") throw takenError("username");
  const changed = await updateUser(db, user.id, changes);
  if (typeof changed === "object") return changed;
  throw takenError(changed);
}
