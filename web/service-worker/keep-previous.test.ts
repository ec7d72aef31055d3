import { afterEach, expect, test, vi } from "vitest";

import { keepPrevious } from "./keep-previous.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser's caches, by the addresses that are in them. */
function stubCaches(content: Record<string, string[]>) {
  const stored = new Map(
    Object.entries(content).map(([name, paths]) => [name, new Map(paths.map((path) => [path, path]))]),
  );
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, string>();
    stored.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((path) => ({ url: `https://creel.test${path}` })),
      match: async ({ url }: { url: string }) => entries.get(new URL(url).pathname),
      put: async ({ url }: { url: string }, body: string) => entries.set(new URL(url).pathname, body),
      delete: async ({ url }: { url: string }) => entries.delete(new URL(url).pathname),
    };
  };
  vi.stubGlobal("caches", { open });
  return (name: string) => [...(stored.get(name)?.keys() ?? [])];
}

const all = { from: "app", to: "aside" };

test("what the next version does without is put aside for tabs that are still on the one before", async () => {
  const pathsIn = stubCaches({ app: ["/index.html", "/assets/map-1.js", "/assets/land-1.json"] });

  await keepPrevious({ ...all, files: ["/index.html", { url: "/assets/map-2.js" }, "/assets/land-1.json"] });

  expect(pathsIn("aside")).toEqual(["/assets/map-1.js"]);
});

test("of many versions the newest files stay", async () => {
  const older = Array.from({ length: 300 }, (_, index) => `/assets/old-${index}.js`);
  const pathsIn = stubCaches({ app: ["/assets/map-1.js"], aside: older });

  await keepPrevious({ ...all, files: [] });

  expect(pathsIn("aside")).toHaveLength(300);
  expect(pathsIn("aside")).toContain("/assets/map-1.js");
  expect(pathsIn("aside")).not.toContain("/assets/old-0.js");
});
