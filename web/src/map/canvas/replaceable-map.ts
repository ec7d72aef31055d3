import {
  Map as MapLibre,
  type MapOptions,
  type StyleSpecification,
  type StyleSwapOptions,
} from "maplibre-gl";

import { drawMissingImages } from "../layers/pin-images.ts";

/** `null` where React has taken the container away in the task that drew it; it removes the map right after. */
type RenderedOptions = Omit<MapOptions, "container"> & { container: MapOptions["container"] | null };

type StyleOptions = StyleSwapOptions & { diff?: boolean; validate?: boolean };

/** Maps whose style is there. */
const styled = new WeakSet<MapLibre>();

/**
 * A map whose style may be replaced at any time. MapLibre compares it with the one before, and warns in the console where
 * that has not come yet, as when night falls in the first moments of a map; then the new one is loaded without.
 * Every map draws the images of its style, such as the pattern of marsh, when it asks for them.
 */
export class ReplaceableMap extends MapLibre {
  constructor(options: RenderedOptions) {
    super({ ...options, container: options.container ?? document.createElement("div") });
    this.on("styledataloading", () => void styled.delete(this));
    this.on("style.load", () => void styled.add(this));
    drawMissingImages(this);
  }

  override setStyle(style: StyleSpecification | string | null, options?: StyleOptions): this {
    return super.setStyle(style, styled.has(this) ? options : { ...options, diff: false });
  }
}
