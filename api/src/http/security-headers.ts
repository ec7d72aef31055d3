import { createHash } from "node:crypto";
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";

import { isServedHere, type OnlineMap } from "@creel/domain/config/config";
import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";

const TWO_YEARS_SECONDS = 63_072_000;

interface MapSettings {
  /** `null` for only the built-in map. */
  onlineMap: OnlineMap | null;
}

/** Allows nothing inline, and other origins only for the configured map. */
function contentSecurityPolicy(map: MapSettings["onlineMap"]) {
  const mapHosts = map ? [...new Set(addressesOf(map).map((address) => new URL(address).origin))] : [];
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

function addressesOf(map: OnlineMap): string[] {
  if (isServedHere(map)) return [];
  return map.kind === "tiles" ? [map.address] : [map.light, map.dark];
}

/** Returns a tag that changes with the headers, so that browsers fetch a cached page again. */
export function tagOfHeaders({ onlineMap }: MapSettings): string {
  const policy = JSON.stringify(contentSecurityPolicy(onlineMap));
  return createHash("sha256").update(policy).digest("base64url").slice(0, 12);
}

/** Pages whose URL contains a secret. */
const SECRET_PAGES = /^\/(reset-password|confirm-email)(?=[/?]|$)/;

/**
 * Adds headers to every answer, including files and errors. They are computed once, because they do not depend on the
 * request.
 */
export function addSecurityHeaders(app: FastifyInstance, { onlineMap }: MapSettings): void {
  const headers = {
    ...headersOf({
      contentSecurityPolicy: contentSecurityPolicy(onlineMap),
      // Subdomains may belong to somebody else. An operator who runs them all can let the proxy set includeSubDomains.
      strictTransportSecurity: { maxAge: TWO_YEARS_SECONDS, includeSubDomains: false },
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: "deny" },
      xXssProtection: false,
    }),
    "permissions-policy": "geolocation=(self), camera=(self), microphone=()",
  };
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("x-request-id", request.id);
    if (SECRET_PAGES.test(request.url)) reply.header("referrer-policy", "no-referrer");
    done();
  });
}

/** The headers that helmet sets, read from a response that is never sent. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, () => {});
  return answer.getHeaders();
}
