import { createHash } from "node:crypto";

import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

import type { Settings } from "../settings.ts";

const TWO_YEARS_SECONDS = 63_072_000;

/** Nothing inline, nothing from elsewhere but the configured map. */
function contentSecurityPolicy(mapStyles: Settings["mapStyles"]) {
  const mapHosts = mapStyles
    ? [...new Set(Object.values(mapStyles).map((style) => new URL(style).origin))]
    : [];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", "data:", "blob:", ...mapHosts],
      connectSrc: ["'self'", ...mapHosts],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}

/** Changes with the headers of a page: a browser that keeps the page has to take it anew then. */
export function tagOfHeaders({ mapStyles }: Pick<Settings, "mapStyles">): string {
  const policy = JSON.stringify(contentSecurityPolicy(mapStyles));
  return createHash("sha256").update(policy).digest("base64url").slice(0, 12);
}

/** Pages whose address carries a secret. */
const SECRET_PAGES = /^\/(reset-password|confirm-email)(?=[/?]|$)/;

/** The headers every answer carries, files and errors included. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { mapStyles }: Pick<Settings, "mapStyles">,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(mapStyles),
    strictTransportSecurity: { maxAge: TWO_YEARS_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "deny" },
    xXssProtection: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", "geolocation=(self), camera=(self), microphone=()");
    reply.header("x-request-id", request.id);
    if (SECRET_PAGES.test(request.url)) reply.header("referrer-policy", "no-referrer");
  });
}
