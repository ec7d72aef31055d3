import { errorBodySchema } from "@creel/domain/errors/error-body";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Documents the routes that are registered after it: /api/openapi.json, and a page for it at /api/docs. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  app.addHook("onRoute", ({ schema }) => {
    if (!schema || schema.hide) return;
    schema.response = { ...Object(schema.response), default: errorBodySchema };
  });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Creel",
        version: "1",
        description:
          "The catch log's API. Units are in, lb, ft, °F, mph and inHg. Dates are ISO 8601 in UTC.",
        license: { name: "MIT", identifier: "MIT" },
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    uiConfig: { tryItOutEnabled: false },
    staticCSP: true,
    // Swagger UI adds inline styles; the rest of the policy is as strict as elsewhere.
    transformStaticCSP: () => PAGE_POLICY,
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
}
