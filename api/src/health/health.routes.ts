import { healthSchema, readinessSchema } from "@creel/domain/health/health";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { Database } from "../database/connect.ts";
import { whichNodesAreMissing, whyDatabaseIsNotReady } from "../database/migrate/ready.repository.ts";
import type { DiskSpace } from "../storage/disk-space.ts";
import { type Storage, whyStorageIsNotReady } from "../storage/storage.ts";

interface HealthContext {
  db: Database;
  storage: Storage;
  diskSpace: DiskSpace | undefined;
  isStopping: () => boolean;
}

const tags = ["Operation"];
const RETRY_AFTER_SECONDS = 5;

async function whyItIsNotReady({ db, storage, diskSpace, isStopping }: HealthContext): Promise<string[]> {
  const [isFull, ofDatabase, ofStorage] = await Promise.all([
    diskSpace?.isFull(),
    whyDatabaseIsNotReady(db),
    whyStorageIsNotReady(storage),
  ]);
  return [
    ...(isStopping() ? ["It is stopping."] : []),
    ...(isFull ? ["The disk is full: nothing more is saved until there is room."] : []),
    ...ofDatabase,
    ...ofStorage,
  ];
}

export const healthRoutes: FastifyPluginCallbackZod<HealthContext> = (app, context, done) => {
  app.get("/health", {
    schema: { tags, summary: "Is the process alive?", response: { 200: healthSchema } },
    handler: () => ({ status: "ok" as const }),
  });

  app.get("/ready", {
    schema: {
      tags,
      summary: "Is the server ready to work?",
      response: { 200: readinessSchema, 503: readinessSchema },
    },
    handler: async (_request, reply) => {
      const [reasons, nodes] = await Promise.all([
        whyItIsNotReady(context),
        whichNodesAreMissing(context.db),
      ]);
      if (reasons.length === 0) {
        return { status: nodes.length === 0 ? ("ready" as const) : ("degraded" as const), reasons: nodes };
      }
      reply.header("retry-after", RETRY_AFTER_SECONDS);
      return reply.code(503).send({ status: "not_ready", reasons: [...reasons, ...nodes] });
    },
  });

  done();
};
