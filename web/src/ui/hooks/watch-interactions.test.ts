import { expect, test, vi } from "vitest";

import { watchInteractions } from "./watch-interactions.ts";

const moved = (buttons: number) => Object.assign(new Event("pointermove"), { buttons });

test("what waits for the end of an interaction comes two seconds after the last drag, press, wheel or key", async () => {
  vi.useFakeTimers();
  for (const event of [new Event("pointerdown"), moved(1), new Event("wheel"), new Event("keydown")]) {
    const page = new EventTarget();
    const interactionsEnd = watchInteractions(page);
    const task = vi.fn<() => void>();
    page.dispatchEvent(new Event("pointerdown"));
    void interactionsEnd().then(task);
    await vi.advanceTimersByTimeAsync(1500);
    page.dispatchEvent(event);
    await vi.advanceTimersByTimeAsync(1900);
    expect(task, event.type).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(task, event.type).toHaveBeenCalledOnce();
  }
  vi.useRealTimers();
});

test("a mouse that moves over the page keeps nothing waiting", async () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  const interactionsEnd = watchInteractions(page);
  const task = vi.fn<() => void>();
  page.dispatchEvent(moved(0));
  void interactionsEnd().then(task);
  await vi.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
