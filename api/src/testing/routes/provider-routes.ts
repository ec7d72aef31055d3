import { forAll, forOwner, forSignedIn, type Refusal, type Route } from "./route.ts";

const NO_TEXT = [undefined, "", 5, "x".repeat(8193)];
const refusedTexts = (name: string) => NO_TEXT.map((text): Refusal => [{ [name]: text }, name]);

/** Sign-in by a provider and by a proxy, where neither is set up, and the identities that a user linked. */
export const providerRoutes: Record<string, Route> = {
  "GET /api/auth/providers": forAll(200),
  "POST /api/auth/oidc/start": forAll(404, {
    body: () => ({ purpose: "sign_in" }),
    refused: [
      ...[undefined, "register", 5].map((purpose): Refusal => [{ purpose }, "purpose"]),
      [{ password: "" }, { password: "Password is required" }],
    ],
  }),
  "POST /api/auth/oidc/finish": forAll(404, {
    body: () => ({ flow: "none", query: "?code=none" }),
    refused: [
      ...refusedTexts("flow"),
      ...refusedTexts("query"),
      [{ timeZone: "Mars/Olympus" }, { timeZone: "Time zone must be an IANA name, like America/Chicago" }],
    ],
  }),
  "POST /api/auth/oidc/confirm-link": forAll(404, {
    body: () => ({ link: "none", password: "a pike in the reeds" }),
    refused: [...refusedTexts("link"), [{ password: "" }, { password: "Password is required" }]],
  }),
  "GET /api/auth/me/identities": forSignedIn(200),
  "POST /api/auth/oidc/unlink": forOwner(204, {
    body: ({ identityId }) => ({ id: identityId }),
    refused: [undefined, "one", 5].map((id): Refusal => [{ id }, "id"]),
  }),
  "POST /api/auth/proxy": forAll(404),
};
