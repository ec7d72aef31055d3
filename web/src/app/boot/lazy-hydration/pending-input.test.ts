import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type PendingInput, watchPendingInput } from "./pending-input.ts";

let page: EventTarget;
let pendingInput: PendingInput;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  pendingInput = watchPendingInput();
});
afterEach(() => {
  pendingInput.stopWatching();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function happen(type: string, about: object = {}): void {
  page.dispatchEvent(Object.assign(new Event(type), about));
}

async function areFreeAfter(milliseconds: number): Promise<boolean> {
  let isFree = false;
  void pendingInput.hasEnded().then(() => (isFree = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isFree;
}

test("hands that do nothing are free", async () => {
  expect(await areFreeAfter(0)).toBe(true);
});

test.each([
  ["a press", ["pointerdown", { button: 0 }], ["click", {}]],
  ["a touch that becomes a scroll", ["pointerdown", { button: 0 }], ["pointercancel", {}]],
  ["the space bar", ["keydown", { key: " " }], ["keyup", { key: " " }]],
  ["a word of an input method", ["compositionstart", {}], ["compositionend", {}]],
] as const)("%s is over only when it has ended", async (_what, [begin, first], [end, second]) => {
  happen(begin, first);
  expect(await areFreeAfter(5000)).toBe(false);
  happen(end, second);
  expect(await areFreeAfter(0)).toBe(true);
});

test("a finger that was lifted may still click, for some time", async () => {
  happen("pointerdown", { button: 0 });
  happen("pointerup");
  expect(await areFreeAfter(300)).toBe(false);
  expect(await areFreeAfter(200)).toBe(true);
});

test("what has ended reaches whom it is for before anybody is told", async () => {
  happen("pointerdown", { button: 0 });
  let isTold = false;
  void pendingInput.hasEnded().then(() => (isTold = true));
  happen("click");
  await Promise.resolve();
  expect(isTold).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(isTold).toBe(true);
});

test("a letter that is typed holds nothing up, nor a press that began in another window", async () => {
  happen("keydown", { key: "a" });
  expect(await areFreeAfter(0)).toBe(true);
  happen("pointerdown", { button: 0 });
  happen("blur");
  expect(await areFreeAfter(0)).toBe(true);
});
