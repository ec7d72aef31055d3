import {
  type AdminUser,
  adminUserAnswerSchema,
  freeAccessChangeSchema,
  roleChangeSchema,
  statusChangeSchema,
} from "@creel/domain/admin/admin-users";
import type { AuditAction } from "@creel/domain/admin/audit";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { Database } from "../../database/connect.ts";
import { actOnSomebodyElse, actOnUser, type Target } from "./act-on-user.ts";
import type { AdminContext } from "./admin-access.ts";
import { type AccountChanges, changeUser } from "./change-user.ts";
import { presentAdminUser } from "./present-admin-user.ts";
import { targetOf, userParamsSchema } from "./user-target.ts";

const about = { tags: ["Admin"], params: userParamsSchema, response: { 200: adminUserAnswerSchema } };
const STATUS_RULES = "Sessions stay, but get 403 account_suspended until the suspension is lifted.";

export const userSettingsRoutes: FastifyPluginCallbackZod<AdminContext> = (app, context, done) => {
  const { db } = context.sessions;

  app.put("/:id/role", {
    schema: { ...about, summary: "Make someone else an admin or an angler", body: roleChangeSchema },
    handler: (request) => {
      const { role } = request.body;
      const setting = { action: "user.role", changes: { role }, doTo: actOnSomebodyElse } as const;
      return set(db, targetOf(request), setting);
    },
  });

  app.put("/:id/status", {
    schema: {
      ...about,
      summary: "Suspend someone else, or lift the suspension",
      description: STATUS_RULES,
      body: statusChangeSchema,
    },
    handler: (request) => {
      const changes = { accountStatus: request.body.account_status };
      return set(db, targetOf(request), { action: "user.status", changes, doTo: actOnSomebodyElse });
    },
  });

  app.put("/:id/free-access", {
    schema: { ...about, summary: "Grant or revoke free premium access", body: freeAccessChangeSchema },
    handler: (request) => {
      const changes = { freePremiumAccess: request.body.free_premium_access };
      return set(db, targetOf(request), { action: "user.free_access", changes, doTo: actOnUser });
    },
  });

  done();
};

interface Setting {
  action: AuditAction;
  changes: AccountChanges;
  doTo: typeof actOnUser;
}

async function set(
  db: Database,
  target: Target,
  { doTo, ...setting }: Setting,
): Promise<{ user: AdminUser }> {
  const change = { actor: target.actor, ...setting };
  const user = await doTo(db, target, (transaction, found) => changeUser(transaction, found, change));
  return { user: await presentAdminUser(db, user) };
}
