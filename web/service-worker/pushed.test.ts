import { expect, test, vi } from "vitest";

import { openPushed, readPushed, showPushed } from "./pushed.ts";

const ORIGIN = "https://creel.test";
const MARK = {
  title: "Vermilion River is over 5.5 ft",
  body: "5.6 ft and rising. You set this mark.",
  path: "/catches/waters/1",
};

test("a pushed message has the title, the words and the page that the server sent", () => {
  expect(readPushed(JSON.stringify(MARK), ORIGIN)).toEqual(MARK);
});

test.each([
  ["empty", null],
  ["no JSON", "<html>"],
  ["a number", "5"],
  ["without a title", JSON.stringify({ ...MARK, title: "" })],
])("a message that is %s still shows a notification, as browsers require", (_what, text) => {
  expect(readPushed(text, ORIGIN)).toEqual({ title: "Creel", body: "", path: "/dashboard" });
});

test.each(["https://elsewhere.test/login", "//elsewhere.test", "javascript:alert(1)", 5])(
  "a message that leads to %s opens the dashboard",
  (path) => {
    expect(readPushed(JSON.stringify({ ...MARK, path }), ORIGIN)).toMatchObject({ path: "/dashboard" });
  },
);

test("a notification carries its page for the tap", async () => {
  const showNotification = vi.fn<ServiceWorkerRegistration["showNotification"]>(async () => {});
  await showPushed(MARK, { showNotification });
  expect(showNotification).toHaveBeenCalledWith(MARK.title, {
    body: MARK.body,
    icon: "/icons/icon-192.png",
    data: MARK.path,
  });
});

function openWindows(...urls: string[]) {
  const focused: string[] = [];
  const opened: string[] = [];
  const windows = urls.map((url) => ({ url, focus: async () => void focused.push(url) }));
  const openWindow = async (url: string) => void opened.push(url);
  return { windows: { matchAll: async () => windows, openWindow }, focused, opened };
}

test("a tap shows the window that is on the page already", async () => {
  const { windows, focused, opened } = openWindows(`${ORIGIN}/map`, `${ORIGIN}/catches/waters/1`);
  await openPushed(MARK.path, ORIGIN, windows);
  expect({ focused, opened }).toEqual({ focused: [`${ORIGIN}/catches/waters/1`], opened: [] });
});

test("a tap leaves a window on another page alone, which may have an unsaved form", async () => {
  const { windows, focused, opened } = openWindows(`${ORIGIN}/map`);
  await openPushed(MARK.path, ORIGIN, windows);
  expect({ focused, opened }).toEqual({ focused: [], opened: [`${ORIGIN}/catches/waters/1`] });
});
