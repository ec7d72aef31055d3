import { confirmationSchema, confirmationWaysSchema } from "@creel/domain/accounts/confirmation";
import {
  newPasskeyOptionsSchema,
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyListSchema,
  passkeyNameSchema,
} from "@creel/domain/accounts/passkeys";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { idParamsSchema } from "../base/id-params.ts";
import type { Database } from "../database/connect.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { PasskeyRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { type ConfirmStep, confirmationWaysOf } from "./confirm-step.ts";
import { addPasskey } from "./passkeys/add-passkey.ts";
import { creationOptions } from "./passkeys/passkey-options.ts";
import { ownPasskeys } from "./passkeys/passkeys.repository.ts";
import { listPasskeys, presentPasskey } from "./passkeys/present-passkey.ts";
import { relyingPartyOf } from "./passkeys/relying-party.ts";
import type { SessionContext } from "./sessions/sessions.ts";
import { requireSignIn, signedInUser } from "./sessions/signed-in.ts";
import type { TellOfWayIn } from "./tell-of-way-in.ts";
import { lockUser } from "./users/users.repository.ts";
import { countWaysIn } from "./users/ways-in.repository.ts";

const tags = ["Accounts"];

interface PasskeyOptions {
  sessions: SessionContext;
  publicUrl: string | null;
  hasPasswords: boolean;
  confirmStep: ConfirmStep;
  tellOfWayIn: TellOfWayIn;
}

/** Serves the signed-in user's own passkeys, and how the user confirms a sensitive step. */
export const passkeysRoutes: FastifyPluginCallbackZod<PasskeyOptions> = (app, options, done) => {
  const { sessions, publicUrl } = options;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/me/confirmation", {
    schema: {
      tags,
      summary: "How you can confirm a sensitive step, with a challenge for your passkeys",
      description:
        "Send the password or the passkey’s answer with the step. A challenge works once, for 5 minutes.",
      response: { 200: confirmationWaysSchema },
    },
    handler: (request) => confirmationWaysOf({ sessions, publicUrl }, request),
  });

  app.get("/me/passkeys", {
    schema: { tags, summary: "Your passkeys, the newest first", response: { 200: passkeyListSchema } },
    handler: async (request) => ({ passkeys: await listPasskeys(db, signedInUser(request).id) }),
  });

  app.post("/me/passkeys/options", {
    schema: {
      tags,
      summary: "A challenge for a new passkey, after you confirm it",
      body: confirmationSchema,
      response: { 200: newPasskeyOptionsSchema },
    },
    handler: async (request) => {
      await options.confirmStep(request, request.body);
      const asked = { relyingParty: relyingPartyOf(request, publicUrl), now: new Date() };
      return { options: await creationOptions(sessions, signedInUser(request), asked) };
    },
  });

  app.post("/me/passkeys", {
    schema: {
      tags,
      summary: "Add a passkey with the answer to its challenge",
      body: newPasskeySchema,
      response: { 201: passkeyAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const asked = { userId: user.id, relyingParty: relyingPartyOf(request, publicUrl), now: new Date() };
      const row = await addPasskey(sessions, request.body, asked);
      await options.tellOfWayIn(user, { kind: "passkey", id: row.id, name: row.name }, request.log);
      return reply.code(201).send({ passkey: presentPasskey(row) });
    },
  });

  app.register(changePasskeyRoutes, options);
  done();
};

const changePasskeyRoutes: FastifyPluginCallbackZod<PasskeyOptions> = (
  app,
  { sessions, hasPasswords },
  done,
) => {
  const { db } = sessions;

  app.put("/me/passkeys/:id", {
    schema: {
      tags,
      summary: "Rename a passkey",
      params: idParamsSchema,
      body: passkeyNameSchema,
      response: { 200: passkeyAnswerSchema },
    },
    handler: async (request) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      return { passkey: presentPasskey(await rename(db, key, request.body.name)) };
    },
  });

  app.delete("/me/passkeys/:id", {
    schema: {
      tags,
      summary: "Remove a passkey",
      description:
        "It no longer signs in. Sessions that it began go on. The last way into an account stays: 409.",
      params: idParamsSchema,
    },
    handler: async (request, reply) => {
      await removePasskey(db, { userId: signedInUser(request).id, id: request.params.id }, { hasPasswords });
      return reply.code(204).send();
    },
  });

  done();
};

/** @throws AppError not_found */
async function rename(
  db: SessionContext["db"],
  key: { userId: string; id: string },
  name: string,
): Promise<PasskeyRow> {
  if (!(await ownPasskeys.find(db, key))) throw new AppError("not_found");
  return ownPasskeys.set(db, key, { name });
}

/**
 * Removes a passkey. The account stays locked meanwhile, so that of the last two ways in only one can go.
 * @throws AppError not_found, last_way_in
 */
async function removePasskey(
  db: Database,
  key: RowKey,
  { hasPasswords }: { hasPasswords: boolean },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, key.userId);
    if (!(await ownPasskeys.find(transaction, key))) throw new AppError("not_found");
    const { passkeys, identities } = await countWaysIn(transaction, key.userId);
    const hasPassword = hasPasswords && user?.passwordHash !== null;
    if (!hasPassword && passkeys === 1 && identities === 0) throw new AppError("last_way_in");
    await ownPasskeys.delete(transaction, key);
  });
}
