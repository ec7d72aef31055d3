import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ServerMetadata,
} from "openid-client";
import * as z from "zod/mini";

import { countAs } from "../../http/count-outgoing.ts";
import { publicFetch } from "../../http/public-fetch.ts";
import type { ProviderSettings } from "./sign-in-settings.ts";

const TIMEOUT_SECONDS = 5;
const MAX_BYTES = 1024 * 1024;
/** How long the provider counts as up without asking it. */
const FRESH_MS = MINUTE_MS;

/** The code of a `ClientError` if the provider writes its own address differently. */
const OTHER_ISSUER = "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED";

/**
 * Returns what the provider says about itself.
 * @param isStaleGood whether an older answer will do if the provider does not answer now
 * @throws Error if it is down, is not the issuer it should be, or names addresses that may not be asked
 */
export type Discover = (isStaleGood: boolean) => Promise<Configuration>;

export function openDiscovery(settings: ProviderSettings): Discover {
  let known: { configuration: Configuration; until: number } | null = null;
  let asking: Promise<Configuration> | null = null;

  async function ask(): Promise<Configuration> {
    const configuration = await discoverAnyway(settings);
    known = { configuration, until: Date.now() + FRESH_MS };
    return configuration;
  }

  return async (isStaleGood) => {
    if (known && Date.now() < known.until) return known.configuration;
    asking ??= ask().finally(() => {
      asking = null;
    });
    try {
      return await asking;
    } catch (error) {
      if (isStaleGood && known) return known.configuration;
      throw error;
    }
  };
}

const otherIssuerSchema = z.object({ body: z.object({ issuer: z.string() }) });

/** Accepts an issuer that was set without the slash at its end, or with one too many. */
async function discoverAnyway(settings: ProviderSettings): Promise<Configuration> {
  try {
    return await discoverAt(settings.issuer, settings);
  } catch (error) {
    if (!(error instanceof ClientError) || error.code !== OTHER_ISSUER) throw error;
    const named = otherIssuerSchema.safeParse(error.cause).data?.body.issuer;
    if (named === undefined || withoutSlash(named) !== withoutSlash(settings.issuer)) throw error;
    return discoverAt(named, settings);
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, "");
}

async function discoverAt(issuer: string, settings: ProviderSettings): Promise<Configuration> {
  const server = new URL(issuer);
  // The operator chose an address without TLS, for a test or within a private network.
  const isInsecure = server.protocol === "http:";
  const configuration = await discovery(server, settings.clientId, {}, clientAuthOf(settings), {
    [customFetch]: fetchFor(server),
    timeout: TIMEOUT_SECONDS,
    execute: isInsecure ? [allowInsecureRequests] : [],
  });
  const isSigned = isInsecure || !signsWithSecret(configuration.serverMetadata());
  if (isSigned) enableNonRepudiationChecks(configuration);
  return configuration;
}

/**
 * The operator chose the issuer, which may be in a private network. Everything else that its answer names must be
 * public, or the issuer could make this server ask any address within the network.
 */
function fetchFor({ origin, host }: URL): CustomFetch {
  return (url, { body, method, headers, signal }) => {
    countAs(new URL(url).host, host);
    return publicFetch(
      url,
      { method, headers, ...(body !== undefined && { body }), ...(signal && { signal }), redirect: "manual" },
      {
        isPrivateAllowed: new URL(url).origin === origin,
        timeoutMs: TIMEOUT_SECONDS * 1000,
        maxBytes: MAX_BYTES,
      },
    );
  };
}

/** Without such a signature the token counts because it came from the provider itself over TLS. */
function signsWithSecret({ id_token_signing_alg_values_supported: algorithms }: ServerMetadata): boolean {
  return algorithms?.every((algorithm) => algorithm.startsWith("HS")) ?? false;
}

/** Providers that support several ways prefer the header, which is also the standard if they name none. */
function clientAuthOf({ clientSecret }: ProviderSettings): ClientAuth {
  if (clientSecret === null) return None();
  const [inHeader, inBody] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? inHeader : inBody)(server, ...request);
  };
}
