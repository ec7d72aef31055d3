import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";

import { useWakeLock } from "./use-wake-lock.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Fakes the Wake Lock API, and counts the locks held at the same time. */
function fakeWakeLock() {
  const held = new Set<() => Promise<void>>();
  const request = async () => {
    const lock = new EventTarget();
    const release = async () => {
      if (held.delete(release)) lock.dispatchEvent(new Event("release"));
    };
    held.add(release);
    return Object.assign(lock, { release });
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "wakeLock"));
  /** Releases the locks, as the browser does when another page comes to the front. */
  const takeAway = () => Promise.all([...held].map((release) => release()));
  return { held, takeAway };
}

const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(0)));

test("the screen stays on while water mode is open, and no longer", async () => {
  const { held } = fakeWakeLock();
  const now = Date.now();
  const { result, unmount } = renderHook(() => useWakeLock(now));
  await waitFor(() => expect(result.current).toBe("on"));
  expect(held.size).toBe(1);
  unmount();
  await waitFor(() => expect(held.size).toBe(0));
});

test("two hours after the last press the screen may go off, and the next press keeps it on again", async () => {
  vi.useFakeTimers();
  const { held } = fakeWakeLock();
  const { result, rerender } = renderHook(({ at }) => useWakeLock(at), { initialProps: { at: Date.now() } });
  await settle();
  act(() => void vi.advanceTimersByTime(1.9 * HOUR_MS));
  expect(result.current).toBe("on");
  rerender({ at: Date.now() });
  await settle();
  act(() => void vi.advanceTimersByTime(1.9 * HOUR_MS));
  expect([result.current, held.size]).toEqual(["on", 1]);
  act(() => void vi.advanceTimersByTime(0.2 * HOUR_MS));
  await settle();
  expect([result.current, held.size]).toEqual(["left", 0]);
  rerender({ at: Date.now() });
  await settle();
  expect([result.current, held.size]).toEqual(["on", 1]);
});

test("the browser lets the screen go with another page, and keeps it on again when this one is back", async () => {
  vi.useFakeTimers();
  const { held, takeAway } = fakeWakeLock();
  const now = Date.now();
  const { result } = renderHook(() => useWakeLock(now));
  await settle();
  await act(async () => void (await takeAway()));
  expect(result.current).toBe("unknown");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await settle();
  expect([result.current, held.size]).toEqual(["on", 1]);
});

test("a browser that cannot keep the screen on is said to be one", async () => {
  const now = Date.now();
  const { result } = renderHook(() => useWakeLock(now));
  await act(async () => {});
  expect(result.current).toBe("unknown");
});
