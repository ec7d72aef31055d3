import { afterEach, expect, test, vi } from "vitest";

import { baseOfAddress } from "./base-of-address.ts";

afterEach(() => vi.unstubAllGlobals());

const replaceState = vi.fn<(state: unknown, unused: string, address: string) => void>();

function at(pathname: string, isSignedIn: boolean): string[] {
  replaceState.mockClear();
  vi.stubGlobal("location", { pathname, search: "?a=b", hash: "#c" });
  vi.stubGlobal("history", { state: null, replaceState });
  return [baseOfAddress(isSignedIn), ...replaceState.mock.calls.map(([, , address]) => address)];
}

test("who reads in English reads at addresses without a language", () => {
  expect(at("/about", false)).toEqual(["/"]);
  expect(at("/en-xa/about", true)).toEqual(["/", "/about?a=b#c"]);
  expect(at("/en-xa", true)).toEqual(["/", "/?a=b#c"]);
});

test("a stranger goes on at addresses in their language, who is signed in at those without", async () => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { lang: "en-XA" } });
  const { baseOfAddress: baseInPseudo } = await import("./base-of-address.ts");
  at("/login", false);
  replaceState.mockClear();
  expect(baseInPseudo(false)).toBe("/en-xa");
  expect(replaceState).toHaveBeenLastCalledWith(null, "", "/en-xa/login?a=b#c");
  at("/en-xa/about", true);
  expect(baseInPseudo(true)).toBe("/");
  expect(replaceState).toHaveBeenLastCalledWith(null, "", "/about?a=b#c");
});
