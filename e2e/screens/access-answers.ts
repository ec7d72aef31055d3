import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";

import { NOW } from "./fixed-clock.ts";
import { inOrder } from "./scene.ts";
import { answer } from "./troubles.ts";

const ago = (ms: number) => new Date(NOW - ms).toISOString();
const ok = (json: object) => ({ status: 200, json });

const HERE = {
  id: "here",
  current: true,
  device: "Creel on an iPhone",
  ip: "203.0.113.7",
  createdAt: ago(16 * DAY_MS),
  lastUsedAt: ago(MINUTE_MS),
  way: "passkey",
};

const DEVICES = [
  HERE,
  {
    ...HERE,
    id: "mac",
    current: false,
    device: "Firefox on a Mac",
    lastUsedAt: ago(12 * HOUR_MS),
    way: "password_and_code",
  },
  { ...HERE, id: "ipad", current: false, device: "Safari on an iPad", lastUsedAt: ago(17 * DAY_MS) },
];

const PASSKEYS = [
  {
    id: "iphone",
    name: "iPhone",
    kind: "device",
    is_synced: false,
    created_at: ago(260 * DAY_MS),
    last_used_at: ago(3 * HOUR_MS),
  },
  {
    id: "key",
    name: "Desk key",
    kind: "key",
    is_synced: false,
    created_at: ago(7 * DAY_MS),
    last_used_at: ago(7 * DAY_MS),
  },
];

const CLUB = { id: "oidc", name: "Lakeside Club", registers: true };
const LINKED = {
  id: "0199f2a0-0000-7000-8000-0000000000d1",
  host: "auth.lakeside.example",
  label: "maren",
  linked_at: ago(200 * DAY_MS),
  last_used_at: ago(9 * DAY_MS),
  is_usable: true,
};

const TOKENS = [
  {
    id: "0199f2a0-0000-7000-8000-0000000000e1",
    name: "Home Assistant",
    scopes: ["read:now"],
    createdAt: ago(120 * DAY_MS),
    expiresAt: ago(-367 * DAY_MS),
    lastUsedAt: ago(4 * MINUTE_MS),
  },
  {
    id: "0199f2a0-0000-7000-8000-0000000000e2",
    name: "Boat computer",
    scopes: ["write:catches", "read:places"],
    createdAt: ago(2 * HOUR_MS),
    expiresAt: ago(-9 * DAY_MS),
    lastUsedAt: null,
  },
];

const waysToSignIn = (known: object) =>
  answer("auth/providers", ok({ providers: [CLUB], passwords: true, passkeys: true, proxy: null, ...known }));

/** An account with every way in. */
export const everyWayIn = inOrder(
  waysToSignIn({}),
  answer("auth/sessions", ok({ sessions: DEVICES })),
  answer("auth/me/passkeys", ok({ passkeys: PASSKEYS })),
  answer("auth/me/identities", ok({ identities: [LINKED] })),
  answer("auth/tokens", ok({ tokens: TOKENS })),
  answer(
    "auth/me/totp",
    ok({ totp: { confirmed_at: ago(200 * DAY_MS) }, backup_codes_left: 8, is_required: false }),
  ),
);

/** An account that its provider alone opens. */
export const providerAlone = inOrder(
  waysToSignIn({ passwords: false }),
  answer("auth/me/passkeys", ok({ passkeys: [] })),
  answer("auth/me/identities", ok({ identities: [LINKED] })),
);

/** The way back from a provider that names the email of an account. */
export const emailHasAccount = inOrder(
  ({ context }) =>
    context.addInitScript(
      (kept) => sessionStorage.setItem("creel.provider-flow", kept),
      JSON.stringify({ flow: "sealed", purpose: "sign_in", isRemembered: true, redirect: null }),
    ),
  answer("auth/oidc/finish", {
    status: 409,
    json: {
      statusCode: 409,
      error: "No",
      message: "There is an account with this email.",
      code: "account_exists",
      link: "sealed",
      email: "maren@lindqvist.example",
      provider: CLUB.name,
      takes_password: true,
    },
  }),
);

/** A Creel with a provider. */
export const providerSet = waysToSignIn({});
export const passwordsOff = waysToSignIn({ passwords: false });
