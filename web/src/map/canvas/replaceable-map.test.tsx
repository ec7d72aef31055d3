import { Map as RenderedMap } from "@vis.gl/react-maplibre";
import * as maplibre from "maplibre-gl";
import type { StyleSpecification } from "maplibre-gl";
import { startTransition, useLayoutEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";

import { ReplaceableMap } from "./replaceable-map.ts";

/** The calls to MapLibre, and its events. */
const { asked, listeners, removed, drawing } = vi.hoisted(() => ({
  asked: new Array<{ name: string | undefined; diff: boolean | undefined }>(),
  listeners: new Map<string, () => void>(),
  removed: new Array<unknown>(),
  drawing: new Array<unknown>(),
}));

vi.mock("../layers/pin-images.ts", () => ({ drawMissingImages: (map: unknown) => drawing.push(map) }));

// Drawing needs a graphics card.
vi.mock("maplibre-gl", () => {
  class FakeMap {
    transform = {};
    container: unknown;
    constructor({ style, container }: { style: StyleSpecification; container: unknown }) {
      if (!container) throw new Error("Invalid type: 'container' must be a String or HTMLElement.");
      this.container = container;
      this.setStyle(style);
    }
    on(event: string, listener: () => void) {
      listeners.set(event, listener);
    }
    once() {}
    // On a busy machine, the dialog renders once more before it closes, and reads the camera.
    getCenter = () => ({ lng: 0, lat: 0 });
    getZoom = () => 0;
    getBearing = () => 0;
    getPitch = () => 0;
    getPadding = () => ({ top: 0, bottom: 0, left: 0, right: 0 });
    isMoving = () => true;
    setStyle({ name }: StyleSpecification, options?: { diff?: boolean }) {
      asked.push({ name, diff: options?.diff });
      return this;
    }
    remove() {
      removed.push(this.container);
    }
  }
  return { Map: FakeMap };
});

afterEach(() => vi.unstubAllGlobals());

function styleOf(name: string): StyleSpecification {
  return { version: 8, name, sources: {}, layers: [] };
}

test("a style is compared with the one before only while that is there", () => {
  asked.length = 0;
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

test("every map draws the images of its style", () => {
  const map = new ReplaceableMap({ container: "map", style: styleOf("day") });
  expect(drawing).toContain(map);
});

/** A dialog that closes right as it opens. */
function BriefMap({ onError }: { onError: () => void }) {
  const [isShown, setIsShown] = useState(true);
  useLayoutEffect(() => startTransition(() => setIsShown(false)), []);
  const mapLib = { ...maplibre, Map: ReplaceableMap };
  return isShown && <RenderedMap mapLib={mapLib} mapStyle={styleOf("day")} onError={onError} />;
}

test("a map that goes in the moment in which it comes is no error, and is removed", async () => {
  // Effects run in tasks of their own, as in a browser.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const handleError = vi.fn<() => void>();

  createRoot(document.createElement("div")).render(<BriefMap onError={handleError} />);

  await expect.poll(() => removed).toHaveLength(1);
  expect(handleError).not.toHaveBeenCalled();
});
