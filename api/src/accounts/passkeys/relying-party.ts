import type { FastifyRequest } from "fastify";

/** The site that passkeys are made for. A passkey of one host never answers another. */
export interface RelyingParty {
  /** The host, without a port. */
  id: string;
  origin: string;
}

/** Returns the site's public address, or else the one that this request was sent to. */
export function relyingPartyOf(
  { protocol, host }: Pick<FastifyRequest, "protocol" | "host">,
  publicUrl: string | null,
): RelyingParty {
  const { hostname, origin } = new URL(publicUrl ?? `${protocol}://${host}`);
  return { id: hostname, origin };
}
