import { deviceSessionsSchema } from "@creel/domain/accounts/device-sessions";
import { fieldError } from "@creel/domain/errors/field-error";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { answerIn, languageOfRequest } from "../../language/request-language.ts";
import { listDeviceSessions } from "./device-sessions.ts";
import { endOtherSessions, endSessionOf } from "./end-sessions.ts";
import type { SessionContext } from "./sessions.ts";
import { requireSignIn, signedInSession } from "./signed-in.ts";

const tags = ["Accounts"];
const paramsSchema = z.object({ id: z.uuid(fieldError({ code: "not_uuid", field: "id" })) });

/** Every route is about the sessions of the signed-in user alone. */
export const sessionsRoutes: FastifyPluginCallbackZod<{ sessions: SessionContext }> = (
  app,
  { sessions },
  done,
) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/sessions", {
    schema: { tags, summary: "Where you are signed in", response: { 200: deviceSessionsSchema } },
    handler: async (request, reply) => {
      const language = languageOfRequest(request);
      answerIn(language, reply);
      return { sessions: await listDeviceSessions(db, signedInSession(request), language) };
    },
  });

  app.delete("/sessions/:id", {
    schema: { tags, summary: "End one of your sessions", params: paramsSchema },
    handler: async (request, reply) => {
      const { userId } = signedInSession(request);
      await endSessionOf(db, { userId, sessionId: request.params.id });
      return reply.code(204).send();
    },
  });

  app.delete("/sessions", {
    schema: { tags, summary: "End all your sessions but this one" },
    handler: async (request, reply) => {
      await endOtherSessions(db, signedInSession(request));
      return reply.code(204).send();
    },
  });

  done();
};
