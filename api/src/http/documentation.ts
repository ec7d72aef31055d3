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

/** Both are sent as Authorization: Bearer. */
const SECURITY_SCHEMES = {
  bearer: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description:
      "The access token of a sign-in. It lasts 15 minutes and is refreshed with POST /auth/refresh.",
  },
  token: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "creel_…",
    description:
      "A personal API token for a program, made in Creel under “Who can get in”. It reaches only the routes that list " +
      "it, with the scopes they name. Without read:places, every place is a square of 0.1 degrees.",
  },
} as const;

/** Returns the scope that a token needs for a route, and whether it also needs exact places. */
type TokenRuleOf = (method: string, path: string) => { scope: string; needsPlaces?: boolean } | undefined;

/** Documents the routes that are registered after it: /api/openapi.json, and a page for it at /api/docs. */
export async function documentApi(app: FastifyInstance, tokenRuleOf: TokenRuleOf): Promise<void> {
  app.addHook("onRoute", ({ schema, method, url }) => {
    if (!schema || schema.hide) return;
    schema.response = { ...Object(schema.response), default: errorBodySchema };
    const rule = tokenRuleOf(String(method), url);
    if (!rule) return;
    const scopes = [rule.scope, ...(rule.needsPlaces ? ["read:places"] : [])];
    schema.security = [{ bearer: [] }, { token: scopes }];
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
      components: { securitySchemes: SECURITY_SCHEMES },
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
