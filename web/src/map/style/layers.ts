import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";

import { locale } from "../../i18n/locale.ts";

/** Which features it draws is said by the schema of the tiles. */
type Drawn<Layer extends { type: string; source: string }> = Omit<
  Layer,
  "type" | "source" | "source-layer" | "filter"
>;

export function area(layer: Drawn<FillLayerSpecification>): FillLayerSpecification {
  return { type: "fill", source: "chart", ...layer };
}

export function line(layer: Drawn<LineLayerSpecification>): LineLayerSpecification {
  return { type: "line", source: "chart", ...layer };
}

export function symbol(layer: Drawn<SymbolLayerSpecification>): SymbolLayerSpecification {
  return { type: "symbol", source: "chart", ...layer };
}

/** In pixels, growing from one zoom to another by half as much again with each. */
export function growing(
  from: [zoom: number, width: number],
  to: [zoom: number, width: number],
): ExpressionSpecification {
  return ["interpolate", ["exponential", 1.5], ["zoom"], ...from, ...to];
}

/** One color on another as a color of its own: what is seen through shows where two lines of it cross. */
export function mixed(ground: string, color: string, share: number): ExpressionSpecification {
  return ["interpolate", ["linear"], share, 0, ground, 1, color];
}

/** In the language that Creel is read in, where the tiles have it. */
export const NAME: ExpressionSpecification = ["coalesce", ["get", `name:${locale}`], ["get", "name"]];
