import { expect, test } from "vitest";

import { describeAllLost, lossesOf, type Ways } from "./ways-back.ts";

const PLAIN: Ways = {
  takesPasswords: true,
  mayChoosePassword: false,
  hasPassword: true,
  passkeys: [],
  providers: [],
  hasProxy: false,
  hasCodes: false,
  backupCodesLeft: 0,
};
const IPHONE = { name: "iPhone", kind: "device", is_synced: false } as const;
const IPAD = { ...IPHONE, name: "iPad" };
const DESK_KEY = { name: "Desk key", kind: "key", is_synced: false } as const;
const SYNCED = { ...IPHONE, name: "iCloud", is_synced: true };
const CLUB = "Lakeside Club";

function wayBack(known: Partial<Ways>, lost: string): string | undefined {
  return lossesOf({ ...PLAIN, ...known }).find((loss) => loss.lost === lost)?.wayBack;
}

test.each([
  ["a password", {}, "your password"],
  ["codes by app", { hasCodes: true, backupCodesLeft: 8 }, "your password and a backup code"],
  ["two devices", { hasPassword: false, passkeys: [IPHONE, IPAD] }, "another passkey"],
  ["a phone and a key", { hasPassword: false, passkeys: [IPHONE, DESK_KEY] }, "the passkey “Desk key”"],
  ["a synced passkey", { passkeys: [SYNCED] }, "the passkey “iCloud” or your password"],
  ["a provider", { hasPassword: false, passkeys: [IPHONE], providers: [CLUB] }, CLUB],
])("whose phone is gone signs in with what else there is: %s", (_what, ways, choice) => {
  expect(wayBack(ways, "Phone gone")).toBe(`Sign in with ${choice}. Then sign the phone out on this page.`);
});

test.each([
  ["a password", {}, "Your password doesn’t need it."],
  ["and a passkey", { passkeys: [IPHONE] }, "Your password and your passkey don’t need it."],
  ["and two", { passkeys: [IPHONE, IPAD] }, "Your password and your passkeys don’t need it."],
  ["passkeys", { passkeys: [IPHONE, IPAD], hasPassword: false }, "Your passkeys don’t need it."],
])("while the provider is down, what else there is opens the account: %s", (_what, ways, sentence) => {
  expect(wayBack({ ...ways, providers: [CLUB] }, `${CLUB} is down`)).toBe(sentence);
});

test.each([
  ["a provider", { hasPassword: false, providers: [CLUB] }, [`${CLUB} is down`]],
  ["a passkey", { hasPassword: false, passkeys: [IPHONE] }, ["Phone gone"]],
  ["a key", { hasPassword: false, passkeys: [DESK_KEY] }, ["“Desk key” gone"]],
  ["signed-in devices", { hasPassword: false }, ["Phone gone"]],
  ["a password and codes without backup", { hasCodes: true }, ["Phone gone"]],
  ["a password", {}, []],
  ["a proxy in front", { hasPassword: false, hasProxy: true }, []],
  ["a provider and a passkey", { hasPassword: false, passkeys: [IPHONE], providers: [CLUB] }, []],
])("an angler with only %s is told beforehand which loss locks them out", (_what, ways, lost) => {
  const losses = lossesOf({ ...PLAIN, ...ways }).filter(({ locksOut }) => locksOut);
  expect(losses.map((loss) => loss.lost)).toEqual(lost);
});

test.each([
  ["a provider", { providers: [CLUB] }, `${CLUB} is down`],
  ["a passkey", { passkeys: [IPHONE] }, "Phone gone"],
  ["a key", { passkeys: [DESK_KEY] }, "“Desk key” gone"],
])(
  "where passwords are on, an angler with only %s can choose one by email, and is not locked out",
  (...row) => {
    const [, ways, lost] = row;
    const losses = lossesOf({ ...PLAIN, hasPassword: false, mayChoosePassword: true, ...ways });
    expect(losses.filter(({ locksOut }) => locksOut)).toEqual([]);
    expect(losses.find((loss) => loss.lost === lost)?.wayBack).toContain("choose a password by email");
  },
);

test("only an account with a password can forget it", () => {
  expect(wayBack({}, "Password forgotten")).toContain("Forgot password?");
  expect(wayBack({ hasPassword: false, passkeys: [IPHONE] }, "Password forgotten")).toBeUndefined();
});

test.each([
  [{}, /for a link to a new password\. You’ll see that they sent one\.$/],
  [{ hasCodes: true }, /They can also turn off your codes\. You’ll see that they did\.$/],
  [{ takesPasswords: false, hasPassword: false }, /to let you in again\.$/],
])("whoever has nothing left asks the people who run this Creel for what they can do: %o", (...row) => {
  const [ways, sentence] = row;
  expect(describeAllLost({ ...PLAIN, ...ways })).toMatch(sentence);
});
