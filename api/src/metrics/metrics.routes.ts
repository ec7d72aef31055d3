import { createHash, timingSafeEqual } from "node:crypto";

import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import type { Registry } from "prom-client";

import { AppError } from "../errors/errors.ts";

interface MetricsContext {
  registry: Registry;
  /** `null` refuses everybody. */
  token: string | null;
}

export const metricsRoutes: FastifyPluginCallbackZod<MetricsContext> = (app, { registry, token }, done) => {
  app.get("/metrics", {
    schema: {
      tags: ["Operation"],
      summary: "Prometheus metrics, for clients with METRICS_TOKEN as the bearer token",
      description: "404 if no METRICS_TOKEN is set.",
    },
    handler: async ({ headers }, reply) => {
      if (token === null) throw new AppError("not_found");
      if (!isSame(headers.authorization ?? "", `Bearer ${token}`)) throw new AppError("not_signed_in");
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  });

  done();
};

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
