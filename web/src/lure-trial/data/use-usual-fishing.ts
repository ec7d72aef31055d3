import { useInfiniteQuery } from "@tanstack/react-query";

import { tripListQuery } from "../../trips/data/api.ts";
import { type UsualFishing, usualFishing } from "./usual-fishing.ts";

/** As on the latest trips; `null` until they are known. */
export function useUsualFishing(): UsualFishing | null {
  const { data, isError } = useInfiniteQuery({ ...tripListQuery(), networkMode: "always" });
  if (!data) return isError ? usualFishing([]) : null;
  return usualFishing(data.pages.slice(0, 1).flatMap(({ trips }) => trips));
}
