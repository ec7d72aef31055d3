import { DETAIL_NAMES, DETAILS } from "@creel/domain/details/details";

const OTHER_SHAPES = "09992474dbc4";

/** Changes with the shapes of the stored answers. Answers of another shape are not read. */
export const SHAPES = [OTHER_SHAPES, ...DETAIL_NAMES.map((name) => `${name}:${DETAILS[name].kind}`)].join(
  " ",
);
