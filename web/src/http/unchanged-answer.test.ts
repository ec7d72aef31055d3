import { afterEach, expect, test, vi } from "vitest";

import { asCreels } from "../testing/own-answers.ts";

const NOT_MODIFIED = 304;

const { storedSession } = vi.hoisted(() => ({ storedSession: vi.fn<() => unknown>() }));
vi.mock("./stored-session.ts", () => ({ storedSession }));

afterEach(() => {
  vi.unstubAllGlobals();
});

test("an answer that has not changed is not read again, and is told to nobody else", async () => {
  vi.stubGlobal("addEventListener", () => {});
  const { keepUntilChanged } = await import("./unchanged-answer.ts");
  signIn("ana");
  const asked: (string | undefined)[] = [];
  vi.stubGlobal("fetch", async (_url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(headers["if-none-match"]);
    return asCreels(
      headers["if-none-match"] === '"1"'
        ? new Response(null, { status: NOT_MODIFIED })
        : Response.json({ fish: 3 }, { headers: { etag: '"1"' } }),
    );
  });
  const ask = keepUntilChanged(async (response): Promise<unknown> => response.json());

  const first = await ask({ path: "/insights/counts" });
  expect(first).toEqual({ fish: 3 });
  expect(await ask({ path: "/insights/counts" })).toBe(first);
  signIn("bo");
  expect(await ask({ path: "/insights/counts" })).not.toBe(first);
  expect(asked).toEqual([undefined, '"1"', undefined]);
});

function signIn(id: string): void {
  storedSession.mockReturnValue({ accessToken: id, user: { id } });
}
