import { emailSchema } from "@creel/domain/accounts/register";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

import type { ProxySettings } from "./sign-in-settings.ts";

export interface ProxyOptions {
  /** `null` if no proxy signs people in. */
  proxy: ProxySettings | null;
}

/** Whether a request names a user, wherever it comes from. */
export function hasProxyHeader({ headers }: FastifyRequest, { header }: ProxySettings): boolean {
  return headers[header] !== undefined;
}

/**
 * Whether a request comes from the proxy itself. Only the connection counts: what X-Forwarded-For says, others can
 * write.
 */
export function isFromProxy({ socket }: FastifyRequest, { networks }: ProxySettings): boolean {
  const { remoteAddress } = socket;
  if (!remoteAddress || !ipaddr.isValid(remoteAddress)) return false;
  const address = ipaddr.process(remoteAddress);
  return networks.some((network) => isIn(address, network));
}

function isIn(address: ipaddr.IPv4 | ipaddr.IPv6, network: string): boolean {
  if (network === "loopback") return address.range() === "loopback";
  const [base, bits] = ipaddr.isValidCIDR(network)
    ? ipaddr.parseCIDR(network)
    : [ipaddr.process(network), null];
  if (base.kind() !== address.kind()) return false;
  return bits === null ? base.toString() === address.toString() : address.match(base, bits);
}

/** Returns the email that the proxy names; `null` if there is none, or the request does not come from the proxy. */
export function namedByProxy(request: FastifyRequest, proxy: ProxySettings | null): string | null {
  if (!proxy || !isFromProxy(request, proxy)) return null;
  const value = request.headers[proxy.header];
  return typeof value === "string" ? (emailSchema.safeParse(value).data ?? null) : null;
}
