import * as z from "zod/mini";

/** Of a list that comes page by page: the newest hundred or so. */
const MOST_PAGES = 4;
/** Some 10 MB. */
const MOST_POINTS = 50_000;

/** What of an answer is kept; `null` where it is too much. */
export type Bound = (data: unknown) => unknown;

export const whole: Bound = (data) => data;

const pagesSchema = z.object({ pages: z.array(z.unknown()), pageParams: z.array(z.unknown()) });

export const firstPages: Bound = (data) => {
  const { pages, pageParams } = pagesSchema.parse(data);
  return { pages: pages.slice(0, MOST_PAGES), pageParams: pageParams.slice(0, MOST_PAGES) };
};

const pointsSchema = z.object({ features: z.array(z.unknown()) });

export const unlessHuge: Bound = (data) =>
  pointsSchema.parse(data).features.length <= MOST_POINTS ? data : null;
