import {
  adminUserAnswerSchema,
  freeAccessChangeSchema,
  roleChangeSchema,
  statusChangeSchema,
} from "@creel/domain/admin/admin-users";
import type { AuditAction } from "@creel/domain/admin/audit";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { AdminContext } from "../admin-context.ts";
import { type AccountChanges, changeUser } from "./change-user.ts";
import { presentAdminUser } from "./present-admin-user.ts";
import { doToSomebodyElse, doToUser, type Target } from "./user-deed.ts";
import { targetOf, userParamsSchema } from "./user-target.ts";

const tags = ["Admin"];
const params = userParamsSchema;
const response = { 200: adminUserAnswerSchema };
const STATUS_RULES = "Sign-ins stay, and are answered 403 account_suspended until the suspension is lifted.";

/** What is set of an account, one thing at a time. */
export const userSettingsRoutes: FastifyPluginCallbackZod<AdminContext> = (app, context, done) => {
  const { db } = context.sessions;
  const set = async (doTo: typeof doToUser, target: Target, setting: Setting) => {
    const change = { actor: target.actor, ...setting };
    const user = await doTo(db, target, (transaction, found) => changeUser(transaction, found, change));
    return { user: await presentAdminUser(db, user) };
  };

  app.put("/:id/role", {
    schema: {
      tags,
      summary: "Make somebody else an admin, or an angler",
      params,
      body: roleChangeSchema,
      response,
    },
    handler: (request) => {
      const { role } = request.body;
      return set(doToSomebodyElse, targetOf(request), { action: "user.role", changes: { role } });
    },
  });

  app.put("/:id/status", {
    schema: {
      tags,
      summary: "Suspend somebody else, or lift that",
      description: STATUS_RULES,
      params,
      body: statusChangeSchema,
      response,
    },
    handler: (request) => {
      const changes = { accountStatus: request.body.account_status };
      return set(doToSomebodyElse, targetOf(request), { action: "user.status", changes });
    },
  });

  app.put("/:id/free-access", {
    schema: {
      tags,
      summary: "Give free premium access, or take it",
      params,
      body: freeAccessChangeSchema,
      response,
    },
    handler: (request) => {
      const changes = { freePremiumAccess: request.body.free_premium_access };
      return set(doToUser, targetOf(request), { action: "user.free_access", changes });
    },
  });

  done();
};

interface Setting {
  action: AuditAction;
  changes: AccountChanges;
}
