import { Suspense } from "react";
import { useLocation } from "react-router";

import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";

const MapsPage = lazyPart(async () => (await import("./maps-page.tsx")).MapsPage);
const NewAreaPage = lazyPart(async () => (await import("./new-area-page.tsx")).NewAreaPage);

/** Few come here: what all pages load names one file for both pages. */
export function MapsPages() {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<PageSkeleton />}>
      {/new\/?$/iu.test(pathname) ? <NewAreaPage /> : <MapsPage />}
    </Suspense>
  );
}
