import type { StyleSpecification } from "maplibre-gl";
import { expect, test, vi } from "vitest";

import { ReplaceableMap } from "./replaceable-map.ts";

/** What MapLibre is asked to do, and its events. */
const { asked, listeners } = vi.hoisted(() => ({
  asked: new Array<{ name: string | undefined; diff: boolean | undefined }>(),
  listeners: new Map<string, () => void>(),
}));

// Drawing needs a graphics card.
vi.mock("maplibre-gl", () => {
  class FakeMap {
    constructor({ style }: { style: StyleSpecification }) {
      this.setStyle(style);
    }
    on(event: string, listener: () => void) {
      listeners.set(event, listener);
    }
    setStyle({ name }: StyleSpecification, options?: { diff?: boolean }) {
      asked.push({ name, diff: options?.diff });
      return this;
    }
  }
  return { Map: FakeMap };
});

function styleOf(name: string): StyleSpecification {
  return { version: 8, name, sources: {}, layers: [] };
}

test("a style is compared with the one before only while that is there", () => {
  const map = new ReplaceableMap({ container: "map", style: styleOf("day") });
  map.setStyle(styleOf("night"), { diff: true });
  listeners.get("style.load")?.();
  map.setStyle(styleOf("day"), { diff: true });
  listeners.get("styledataloading")?.();
  map.setStyle(styleOf("night"), { diff: true });

  expect(asked).toEqual([
    { name: "day", diff: false },
    { name: "night", diff: false },
    { name: "day", diff: true },
    { name: "night", diff: false },
  ]);
});
