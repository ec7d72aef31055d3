import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { allPaths } from "../app/all-paths.ts";
import { show } from "../testing/show.tsx";
import { GUIDES, guideTo } from "./guides.ts";
import { HelpLink } from "./help-link.tsx";
import { useHelp } from "./use-help.ts";

const DOCUMENTS = import.meta.glob<string>(["../../../docs/*.md", "../../../docs/guide/*.md"], {
  query: "?raw",
  import: "default",
});

test("every page of the app has a guide", () => {
  expect(allPaths().filter((path) => !Object.hasOwn(GUIDES, path))).toEqual([]);
});

test.each([...new Set(Object.values(GUIDES))])("the guide %s is there, with its heading", async (address) => {
  const [page = "", heading] = address.split("#");
  const name = page.replace(/\/$/, "/README").replace(/^operators\//, "");
  const text = await DOCUMENTS[`../../../docs/${name}.md`]?.();

  expect(text, name).toBeDefined();
  const slugs = [...(text ?? "").matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => slugOf(title));
  if (heading !== undefined) expect(slugs).toContain(heading);
});

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .replaceAll(/\s+/g, "-");
}

test.each([
  ["/catches/waters/0199f2a0", "/docs/guide/waters"],
  ["/catches/trips/found", "/docs/guide/trips#trips-found-in-your-catches"],
  ["/no/such/page", "/docs/guide/"],
])("help on %s is %s", (path, guide) => {
  expect(guideTo(path)).toBe(guide);
});

test("help opens in a new tab, so that what an angler began on this page goes on", async () => {
  show(<HelpLink />, { path: "/import" });
  const link = await screen.findByRole("link", { name: "Help" });

  expect(link).toHaveAttribute("href", "/docs/guide/import");
  expect(link).toHaveAttribute("target", "_blank");
});

function About() {
  return <p>{useHelp().about}</p>;
}

test("without a network, help says that it needs one", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(<About />);

  expect(await screen.findByText("Needs a network")).toBeVisible();
});
