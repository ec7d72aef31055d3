import type { ExpressionSpecification } from "maplibre-gl";

/** Which features of the tiles a layer of the chart draws. */
export interface Selection {
  "source-layer": string;
  filter?: ExpressionSpecification;
}

/** Selections by the ids of layers; a layer that the tiles do not have is absent. */
export type Schema = Readonly<Record<string, Selection>>;

export const IS_POINT: ExpressionSpecification = ["==", ["geometry-type"], "Point"];
export const IS_LINE: ExpressionSpecification = ["==", ["geometry-type"], "LineString"];
export const IS_AREA: ExpressionSpecification = ["==", ["geometry-type"], "Polygon"];
export const HAS_NAME: ExpressionSpecification = ["has", "name"];

/** Whether a property is one of some words. */
export function isOneOf(property: string, values: readonly string[]): ExpressionSpecification {
  return ["in", ["get", property], ["literal", [...values]]];
}

export function isAll(...conditions: ExpressionSpecification[]): ExpressionSpecification {
  return ["all", ...conditions];
}

export function not(condition: ExpressionSpecification): ExpressionSpecification {
  return ["!", condition];
}
