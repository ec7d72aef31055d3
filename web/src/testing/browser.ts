// Before each file of component tests: what a browser has and its stand-in has not.
import { cleanup, configure, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

import { mediaOf, setPhone, Unseen, Unsized } from "./layout.ts";

Object.assign(globalThis, {
  matchMedia: mediaOf,
  ResizeObserver: Unsized,
  IntersectionObserver: Unseen,
  scrollTo: () => {},
});
Element.prototype.scrollIntoView = () => {};

// A limit is there to end what hangs, not to measure. What failed is said without the whole page around it.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(message?.split("\n")[0] ?? "Not there"),
});

const FRAME_MS = 17;

/** They would be shown to the next who opens the app. */
function dismissMessages(): void {
  for (const toasts of screen.queryAllByRole("region", { name: "Messages", hidden: true })) {
    const buttons = within(toasts).queryAllByRole("button", { name: "Close", hidden: true });
    for (const button of buttons) fireEvent.click(button);
  }
}

/** React Aria's number field takes in what was typed as the focus leaves it, also where an effect moves the focus. */
const OF_REACT_ARIA = /^flushSync was called from inside a lifecycle method/;

/** As http/log-failure.ts writes it, which the product has to. */
function isLoggedFailure([what, error]: unknown[]): boolean {
  return String(what).endsWith(":") && error instanceof Error;
}

beforeEach(() => {
  // An error fails its test below, in these words.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { warn } = console;
  vi.spyOn(console, "warn").mockImplementation((...words: unknown[]) => {
    if (!isLoggedFailure(words)) warn(...words);
  });
});

afterEach(() => {
  dismissMessages();
  cleanup();
  // What was announced would stay for seconds.
  for (const said of document.querySelectorAll("body > [role=alert]")) said.remove();
  const calls = vi.mocked(console.error).mock.calls;
  const errors = calls.filter(([first]) => !OF_REACT_ARIA.test(String(first)));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // A frame that the document waits for would never come on real timers, nor any after it.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(FRAME_MS);
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  setPhone(false);
  expect(errors).toEqual([]);
});
