import { reminderChangesSchema, remindersAnswerSchema } from "@creel/domain/licenses/reminders";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import { findReminders, setReminders } from "./reminders.repository.ts";

const tags = ["Licenses"];

/** Serves what an angler wants to be reminded of. */
export const remindersRoutes: FastifyPluginCallbackZod<{ sessions: SessionContext }> = (
  app,
  { sessions },
  done,
) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/reminders", {
    schema: {
      tags,
      summary: "What Creel reminds you of, in the app and by mail",
      response: { 200: remindersAnswerSchema },
    },
    handler: async (request) => ({ reminders: await findReminders(db, signedInUser(request).id) }),
  });

  app.put("/reminders", {
    schema: {
      tags,
      summary: "Turn reminders on or off; absent ones stay the same",
      description: "All are off at first.",
      body: reminderChangesSchema,
      response: { 200: remindersAnswerSchema },
    },
    handler: async (request) => {
      const { id } = signedInUser(request);
      await setReminders(db, id, request.body);
      return { reminders: await findReminders(db, id) };
    },
  });

  done();
};
