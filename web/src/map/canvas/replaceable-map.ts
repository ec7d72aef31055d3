import {
  Map as MapLibre,
  type MapOptions,
  type StyleSpecification,
  type StyleSwapOptions,
} from "maplibre-gl";

type StyleOptions = StyleSwapOptions & { diff?: boolean; validate?: boolean };

/** Maps whose style is there. */
const styled = new WeakSet<MapLibre>();

/**
 * A map whose style may be replaced at any time. MapLibre compares it with the one before, and warns in the console where
 * that has not come yet, as when night falls in the first moments of a map; then the new one is loaded without.
 */
export class ReplaceableMap extends MapLibre {
  constructor(options: MapOptions) {
    super(options);
    this.on("styledataloading", () => void styled.delete(this));
    this.on("style.load", () => void styled.add(this));
  }

  override setStyle(style: StyleSpecification | string | null, options?: StyleOptions): this {
    return super.setStyle(style, styled.has(this) ? options : { ...options, diff: false });
  }
}
