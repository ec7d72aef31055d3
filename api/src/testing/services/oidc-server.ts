import { once } from "node:events";
import { createServer } from "node:http";

import { exportJWK, generateKeyPair } from "jose";
import { type Adapter, type AdapterPayload, type Configuration, Provider } from "oidc-provider";

import { openBrowser, type TestBrowser } from "./test-browser.ts";

const CLIENT = { id: "creel", secret: "a secret of the client, long enough" };
const CREEL = "https://creel.test";
const SCOPES = "openid email profile groups";

/** The facts that the provider tells about an account besides its id. */
type Claims = Record<string, unknown>;

export interface OidcServer {
  issuer: string;
  /** The settings with which Creel uses it. */
  environment: Record<string, string>;
  /** Replaces what it says about an account. */
  know(account: string, claims: Claims): void;
  /** Opens a page of it as somebody with this account. @returns the query with which it sends the browser back */
  signIn(url: string, account: string, browser?: TestBrowser): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a real provider, which asks nobody for a password. It refuses requests without PKCE. */
export async function startOidcServer(): Promise<OidcServer> {
  const accounts = new Map<string, Claims>();
  let next = "";
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const issuer = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
  const provider = new Provider(issuer, await configurationFor(accounts));
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void answer(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: next } });
  });

  return {
    issuer,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: "Lakeside Club",
    },
    know: (account, claims) => void accounts.set(account, claims),
    async signIn(url, account, browser = openBrowser()) {
      next = account;
      const { location } = await browser.open(url, { until: CREEL });
      return new URL(location).search;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      if (server.listening) await once(server, "close");
    },
  };
}

async function configurationFor(accounts: ReadonlyMap<string, Claims>): Promise<Configuration> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const seconds = 3600;
  return {
    adapter: storeInMemory(),
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${CREEL}/login/provider`],
        post_logout_redirect_uris: [`${CREEL}/`],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: "test" }] },
    cookies: { keys: ["a key of the test provider"] },
    scopes: SCOPES.split(" "),
    claims: {
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "preferred_username"],
      groups: ["groups"],
    },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: (context, form) => void (context.body = form) },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: seconds,
      AuthorizationCode: 60,
      Grant: seconds,
      IdToken: seconds,
      Interaction: seconds,
      Session: seconds,
    },
    findAccount: (_context, id) => {
      const known = accounts.get(id);
      return known && { accountId: id, claims: () => ({ sub: id, ...known }) };
    },
    /** Nobody is asked whether Creel may know about them. */
    async loadExistingGrant({ oidc }) {
      const [clientId, accountId] = [oidc.client?.clientId, oidc.session?.accountId];
      if (!clientId || !accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId, accountId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
  };
}

/** The library's own store prints a warning. */
function storeInMemory(): (model: string) => Adapter {
  const stored = new Map<string, AdapterPayload>();
  const remove = async (key: string) => void stored.delete(key);
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const find = async (isIt: (payload: AdapterPayload, key: string) => boolean) =>
      [...stored].find(([key, payload]) => key.startsWith(`${model}:`) && isIt(payload, key))?.[1];
    return {
      upsert: async (id, payload) => void stored.set(keyOf(id), payload),
      find: async (id) => stored.get(keyOf(id)),
      findByUid: (uid) => find((payload) => payload.uid === uid),
      findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = stored.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: (id) => remove(keyOf(id)),
      async revokeByGrantId(grantId) {
        for (const [key, payload] of stored) if (payload.grantId === grantId) await remove(key);
      },
    };
  };
}
