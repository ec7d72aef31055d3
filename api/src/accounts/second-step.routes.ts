import { confirmationSchema } from "@creel/domain/accounts/confirmation";
import {
  backupCodesSchema,
  firstCodeSchema,
  newCodesSchema,
  secondStepSchema,
} from "@creel/domain/accounts/second-step";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { Database } from "../database/connect.ts";
import type { ConfirmStep } from "./confirm-step.ts";
import { deleteSecondStep } from "./second-step/second-steps.repository.ts";
import { finishSetUp, renewBackupCodes, secondStepOf, startSetUp } from "./second-step/set-up-codes.ts";
import type { SessionContext } from "./sessions/sessions.ts";
import { requireSignIn, signedInUser } from "./sessions/signed-in.ts";
import type { TellOfWayIn } from "./tell-of-way-in.ts";

const tags = ["Accounts"];

interface SecondStepOptions {
  sessions: SessionContext;
  confirmStep: ConfirmStep;
  tellOfWayIn: TellOfWayIn;
}

/** Turns codes by app on and off for the signed-in user. */
export const secondStepRoutes: FastifyPluginCallbackZod<SecondStepOptions> = (app, options, done) => {
  const { sessions, confirmStep, tellOfWayIn } = options;
  const { db, isSecondStepRequired = false } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/me/totp", {
    schema: {
      tags,
      summary: "Whether codes by app are on, and how many backup codes are left",
      response: { 200: secondStepSchema },
    },
    handler: async (request) => {
      const { id, role } = signedInUser(request);
      return { ...(await secondStepOf(db, id)), is_required: isSecondStepRequired && role === "admin" };
    },
  });

  app.post("/me/totp", {
    schema: {
      tags,
      summary: "A secret for an authenticator app, after you confirm it",
      description: "Codes are on once the app’s first code was entered, within 10 minutes.",
      body: confirmationSchema,
      response: { 201: newCodesSchema },
    },
    handler: async (request, reply) => {
      await confirmStep(request, request.body);
      return reply.code(201).send(await startSetUp(db, signedInUser(request)));
    },
  });

  app.post("/me/totp/confirm", {
    schema: {
      tags,
      summary: "Turn on codes by app with the first one; returns ten backup codes, once",
      body: firstCodeSchema,
      response: { 200: backupCodesSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      const { ip, log } = request;
      const codes = await finishSetUp(db, user.id, { code: request.body.code, ip });
      await tellOfWayIn(user, { kind: "codes_on", name: null }, log);
      return { backup_codes: codes };
    },
  });

  app.register(changeCodesRoutes, options);
  done();
};

const changeCodesRoutes: FastifyPluginCallbackZod<SecondStepOptions> = (app, options, done) => {
  const { confirmStep, tellOfWayIn } = options;
  const { db } = options.sessions;

  app.post("/me/totp/backup-codes", {
    schema: {
      tags,
      summary: "Ten new backup codes, after you confirm it; the former ones end",
      body: confirmationSchema,
      response: { 200: backupCodesSchema },
    },
    handler: async (request) => {
      await confirmStep(request, request.body);
      return { backup_codes: await renewBackupCodes(db, signedInUser(request).id, request.ip) };
    },
  });

  app.delete("/me/totp", {
    schema: { tags, summary: "Turn off codes by app, after you confirm it", body: confirmationSchema },
    handler: async (request, reply) => {
      await confirmStep(request, request.body);
      const user = signedInUser(request);
      if (await turnOff(db, user.id)) {
        await tellOfWayIn(user, { kind: "codes_off", name: null }, request.log);
      }
      return reply.code(204).send();
    },
  });

  done();
};

function turnOff(db: Database, userId: string): Promise<boolean> {
  return db.transaction().execute((transaction) => deleteSecondStep(transaction, userId));
}
