import type { Provider } from "@creel/domain/accounts/providers";
import type { FastifyBaseLogger } from "fastify";
import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
} from "openid-client";

import { AppError } from "../../errors/errors.ts";
import type { LinkTo } from "../../mail/link-to.ts";
import { type Person, readPerson } from "./claims.ts";
import { openDiscovery } from "./discover.ts";
import { GOOGLE, type ProviderSettings } from "./sign-in-settings.ts";

/** The page to which a provider sends the browser back. */
const RETURN_PATH = "/login/provider";
const SCOPES = ["openid", "email", "profile"];

/** These must come back unchanged, or prove that the same browser asks. Only the server reads them. */
interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Somebody who signed in at a provider, as it describes them. */
export interface Vouched extends Person {
  issuer: string;
  subject: string;
  /** The provider's signed statement, which names the session to end at sign-out. */
  idToken: string | null;
}

type Log = Pick<FastifyBaseLogger, "warn">;

export interface SignInProvider extends Provider {
  /** @returns the provider's page @throws AppError provider_unavailable */
  begin: (log: Log) => Promise<{ url: string; checks: Checks }>;
  /** @throws AppError provider_refused, provider_unavailable */
  finish: (query: string, checks: Checks, log: Log) => Promise<Vouched>;
  /** @returns the provider's page that signs out there; `null` if it has none or is down */
  endSessionUrl: (idToken: string | null) => Promise<string | null>;
  /** Whether it vouched for an identity of this issuer. */
  is: (issuer: string) => boolean;
}

export function openProvider(settings: ProviderSettings, linkTo: LinkTo): SignInProvider {
  const discover = openDiscovery(settings);
  const { origin, host } = new URL(settings.issuer);

  return {
    id: origin === GOOGLE ? "google" : "oidc",
    name: settings.name,
    registers: settings.registers,
    is: (issuer) => URL.canParse(issuer) && new URL(issuer).host === host,

    begin: (log) =>
      orRefuse(log, async () => {
        const configuration = await discover(false);
        const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
        const url = buildAuthorizationUrl(configuration, {
          redirect_uri: linkTo(RETURN_PATH),
          scope: scopesOf(configuration, settings).join(" "),
          code_challenge: await calculatePKCECodeChallenge(checks.verifier),
          code_challenge_method: "S256",
          state: checks.state,
          nonce: checks.nonce,
        });
        return { url: url.href, checks };
      }),

    finish: (query, { state, nonce, verifier }, log) =>
      orRefuse(log, async () => {
        const configuration = await discover(true);
        const tokens = await authorizationCodeGrant(configuration, returnedTo(linkTo, query), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new AppError("provider_refused");
        const more = configuration.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
        return {
          ...readPerson({ signed: claims, more }, settings),
          issuer: claims.iss,
          subject: claims.sub,
          idToken: tokens.id_token ?? null,
        };
      }),

    async endSessionUrl(idToken) {
      const configuration = await discover(true).catch(() => null);
      if (!configuration?.serverMetadata().end_session_endpoint) return null;
      const hint = idToken === null ? {} : { id_token_hint: idToken };
      const back = { ...hint, post_logout_redirect_uri: linkTo("/") };
      return buildEndSessionUrl(configuration, back).href;
    },
  };
}

function returnedTo(linkTo: LinkTo, query: string): URL {
  const url = new URL(linkTo(RETURN_PATH));
  url.search = query;
  return url;
}

/** Some providers tell groups or roles only if they are asked to, and some refuse a scope that they do not know. */
function scopesOf(configuration: Configuration, { adminClaim }: ProviderSettings): string[] {
  const known = configuration.serverMetadata().scopes_supported ?? [];
  const [wanted = ""] = adminClaim?.name.split(".") ?? [];
  const isOffered = known.includes(wanted) && !SCOPES.includes(wanted);
  return isOffered ? [...SCOPES, wanted] : SCOPES;
}

/** The provider says itself that it can't at the moment. */
const BUSY = new Set(["server_error", "temporarily_unavailable"]);
/** The codes of errors about an answer that is not what it should be. Any other error means that there is none. */
const REFUSED = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_MISSING_SERVER_METADATA",
  "OAUTH_UNSUPPORTED_OPERATION",
]);

async function orRefuse<Answer>(log: Log, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const code = isRefusal(error) ? "provider_refused" : "provider_unavailable";
    log.warn({ why: reasonsOf(error) }, "The sign-in provider gave no answer that signs in");
    throw new AppError(code);
  }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return !BUSY.has(error.error);
  if (error instanceof ResponseBodyError) return !BUSY.has(error.error) && error.status < 500;
  return error instanceof ClientError && error.code !== undefined && REFUSED.has(error.code);
}

/** Returns only names and messages: the cause of an error may hold the whole answer, with its tokens. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const said = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError;
  return [said ? `${error.message}: ${error.error}` : error.message, ...reasonsOf(error.cause)];
}
