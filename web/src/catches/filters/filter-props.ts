import type { FiltersInAddress } from "./use-filters.ts";

export type FilterProps = Pick<FiltersInAddress, "filters" | "change">;
