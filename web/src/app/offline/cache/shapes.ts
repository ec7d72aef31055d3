import { DETAIL_NAMES, DETAILS } from "@creel/domain/catches/details";

/** Of everything but the details of a catch. */
const OTHER_SHAPES = "a4b5ed93800e";

/** Changes with the shapes of the answers that are kept: those of another shape are not read any more. */
export const SHAPES = [OTHER_SHAPES, ...DETAIL_NAMES.map((name) => `${name}:${DETAILS[name].kind}`)].join(
  " ",
);
