import * as z from "zod/mini";

/** Pages stored of a paged list: about its newest hundred rows. */
const MOST_PAGES = 4;
/** Map points; about 4 MB. */
const MOST_POINTS = 50_000;

/** Returns the part of an answer that is stored; `null` if it is too large. */
export type SizeLimit = (data: unknown) => unknown;

export const whole: SizeLimit = (data) => data;

const pagesSchema = z.object({ pages: z.array(z.unknown()), pageParams: z.array(z.unknown()) });

export const firstPages: SizeLimit = (data) => {
  const { pages, pageParams } = pagesSchema.parse(data);
  return { pages: pages.slice(0, MOST_PAGES), pageParams: pageParams.slice(0, MOST_PAGES) };
};

const pointsSchema = z.object({ parts: z.array(z.object({ ids: z.array(z.unknown()) })) });

export const unlessHuge: SizeLimit = (data) => {
  const count = pointsSchema.parse(data).parts.reduce((sum, { ids }) => sum + ids.length, 0);
  return count <= MOST_POINTS ? data : null;
};
