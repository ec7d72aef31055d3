import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { noAnswer, refusal } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { DownloadEverything } from "./download-everything.tsx";

/** Presses the button, and notes where the browser is sent. */
async function download(answer: () => unknown) {
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    followed.push(this.pathname);
  });
  const { person } = show(<DownloadEverything />, {
    path: "/import-export",
    answers: { "POST /auth/me/export": answer },
  });
  await person.click(await screen.findByRole("button", { name: /^Download\s*everything$/ }));
  return followed;
}

test("everything is downloaded by a link of its own, and the page stays", async () => {
  const followed = await download(() => ({ url: "/api/exports/abc.zip" }));
  expect(await screen.findByText("Your browser is downloading it.")).toBeVisible();
  expect(followed).toEqual(["/api/exports/abc.zip"]);
  expect(location.pathname).toBe("/import-export");
});

test("a download that is asked for too often says so in its place", async () => {
  const message = "Too many attempts. Please wait a moment and try again.";
  const followed = await download(refusal(429, "too_many_requests", message));
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(followed).toEqual([]);
});

test("a download that no server answers for says so", async () => {
  await download(noAnswer);
  expect(await screen.findByRole("alert")).toHaveTextContent("Network error. Please check your connection.");
});
