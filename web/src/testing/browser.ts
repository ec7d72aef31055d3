// Runs before each file of component tests. Adds the browser features that jsdom lacks.
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

// The timeout only ends tests that hang. Errors leave out the HTML of the page.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(message?.split("\n")[0] ?? "Not there"),
});

const FRAME_MS = 17;

/** Dismisses toasts, which the next test would show. */
function dismissMessages(): void {
  for (const toasts of screen.queryAllByRole("region", { name: "Messages", hidden: true })) {
    const buttons = within(toasts).queryAllByRole("button", { name: "Close", hidden: true });
    for (const button of buttons) fireEvent.click(button);
  }
}

/** React Aria's number field commits its text on blur. React logs this error if an effect moves the focus. */
const OF_REACT_ARIA = /^flushSync was called from inside a lifecycle method/;

/** Recognizes the output of http/log-failure.ts, which the product is meant to write. */
function isLoggedFailure([what, error]: unknown[]): boolean {
  return String(what).endsWith(":") && error instanceof Error;
}

beforeEach(() => {
  // The logged errors fail the test in `afterEach` below.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { warn } = console;
  vi.spyOn(console, "warn").mockImplementation((...logged: unknown[]) => {
    if (!isLoggedFailure(logged)) warn(...logged);
  });
});

afterEach(() => {
  dismissMessages();
  cleanup();
  // Announcements would stay for seconds.
  for (const announcement of document.querySelectorAll("body > [role=alert]")) announcement.remove();
  const calls = vi.mocked(console.error).mock.calls;
  const errors = calls.filter(([first]) => !OF_REACT_ARIA.test(String(first)));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Runs a frame that was requested on fake timers. On real timers, neither it nor any later frame would run.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(FRAME_MS);
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  setPhone(false);
  expect(errors).toEqual([]);
});
