import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { storedText } from "./stored-text.ts";

let page: EventTarget;
let stored: Map<string, string>;

beforeEach(() => {
  page = new EventTarget();
  stored = new Map();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const openText = () =>
  storedText("place", {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  });

test("a text is stored, read and removed, and whoever listens is told", () => {
  const text = openText();
  const listener = vi.fn<() => void>();
  text.subscribe(listener);

  text.set("Chicago");
  expect(text.get()).toBe("Chicago");
  expect(listener).toHaveBeenCalledTimes(1);

  text.set(null);
  expect(stored.has("place")).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("what another tab stores is told and read", () => {
  const text = openText();
  const listener = vi.fn<() => void>();
  const unsubscribe = text.subscribe(listener);

  stored.set("place", "Duluth");
  page.dispatchEvent(new Event("storage"));
  expect(listener).toHaveBeenCalledOnce();
  expect(text.get()).toBe("Duluth");

  unsubscribe();
  page.dispatchEvent(new Event("storage"));
  expect(listener).toHaveBeenCalledOnce();
});
