import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { outingsQuery } from "../api.ts";
import { isPreviewed } from "./is-previewed.ts";

/** Loaded lazily, because it contains the numbers of the sample log. */
const DashboardPreview = lazyPart(async () => (await import("./dashboard-preview.tsx")).DashboardPreview);

/** Shows previews below the angler's own catches. Renders nothing from 15 trips on. */
export function PreviewSlot() {
  const { data } = useQuery({ ...outingsQuery, networkMode: "always" });
  if (!data || !isPreviewed(data.outings.length)) return null;
  return (
    <Suspense>
      <DashboardPreview trips={data.outings.length} />
    </Suspense>
  );
}
