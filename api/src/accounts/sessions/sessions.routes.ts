import { deviceSessionsSchema, type DeviceSession } from "@creel/domain/accounts/device-sessions";
import { fieldError } from "@creel/domain/errors/field-error";
import type { I18n } from "@lingui/core";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import type { Database } from "../../database/connect.ts";
import { answerIn, languageOfRequest } from "../../language/request-language.ts";
import type { AccessClaims } from "./access-tokens.ts";
import { deviceName } from "./device-name.ts";
import { endOtherSessions, endSessionOf } from "./end-sessions.ts";
import { listSessions } from "./sessions.repository.ts";
import { type SessionContext, idleSince } from "./sessions.ts";
import { requireSignIn, signedInSession } from "./signed-in.ts";

const tags = ["Accounts"];
const paramsSchema = z.object({ id: z.uuid(fieldError({ code: "not_uuid", field: "id" })) });

/** Serves only the signed-in user's own sessions. */
export const sessionsRoutes: FastifyPluginCallbackZod<{ sessions: SessionContext }> = (
  app,
  { sessions },
  done,
) => {
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/sessions", {
    schema: { tags, summary: "Signed-in devices", response: { 200: deviceSessionsSchema } },
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
    schema: { tags, summary: "End all your sessions except this one" },
    handler: async (request, reply) => {
      await endOtherSessions(db, signedInSession(request));
      return reply.code(204).send();
    },
  });

  done();
};

/**
 * Returns the valid sessions of this user, the current one first, then by last use. Device names are in the user's
 * language.
 */
async function listDeviceSessions(
  db: Database,
  { userId, sessionId }: AccessClaims,
  language: I18n,
): Promise<DeviceSession[]> {
  const now = new Date();
  const rows = await listSessions(db, userId, { now, idleSince: idleSince(now) });
  const sessions = rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    device: deviceName(row.device, language),
    ip: row.ip,
    createdAt: row.createdAt.toISOString(),
    way: row.way,
    lastUsedAt: row.lastUsedAt.toISOString(),
  }));
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
}
