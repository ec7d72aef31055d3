import { expect, test, vi } from "vitest";

import { changePart, createStore } from "./create-store.ts";

test("whoever listens is told of a change, and of nothing that stays as it was", () => {
  const store = createStore("reached");
  const listener = vi.fn<() => void>();
  store.subscribe(listener);

  store.set("reached");
  expect(listener).not.toHaveBeenCalled();

  store.set("silent");
  expect(listener).toHaveBeenCalledOnce();
  expect(store.get()).toBe("silent");
});

test("nobody is told who has stopped listening", () => {
  const store = createStore(0);
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);

  unsubscribe();
  store.set(1);

  expect(listener).not.toHaveBeenCalled();
});

test("a changed property makes a new state with the others as they were", () => {
  const first = { isAsking: false, problem: "None" };
  const store = createStore(first);

  changePart(store, { problem: "None" });
  expect(store.get()).toBe(first);

  changePart(store, { isAsking: true });
  expect(store.get()).toEqual({ isAsking: true, problem: "None" });
  expect(first.isAsking).toBe(false);
});
