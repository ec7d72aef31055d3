import type { InfiniteData } from "@tanstack/react-query";
import { useState } from "react";

import type { CatchList } from "../catches.query.ts";
import { PAGE_LIMIT } from "../catches.requests.ts";

type Pages = InfiniteData<CatchList>;

interface Loading {
  /** Whether something waits, and so a page may be longer than the server makes them. */
  isLaid: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => void;
}

/**
 * As many catches as there are on the loaded pages: hundreds may wait, and are shown page by page, too, before the next
 * page is fetched.
 */
export function useShownPages(laid: Pages | undefined, { isLaid, hasNextPage, fetchNextPage }: Loading) {
  const [wanted, setWanted] = useState(1);
  const loaded = laid?.pages.length ?? 0;
  const pages = Math.max(wanted, loaded);
  const data = laid && isLaid ? firstOf(laid, pages * PAGE_LIMIT) : laid;
  const isCut = data !== laid;

  function showMore(): void {
    setWanted(pages + 1);
    if (!isCut) fetchNextPage();
  }

  return { data, hasMore: isCut || hasNextPage, showMore };
}

/** The same object where there are no more. */
function firstOf(laid: Pages, most: number): Pages {
  const count = laid.pages.reduce((sum, { catches }) => sum + catches.length, 0);
  if (count <= most) return laid;
  const cut = { left: most };
  const pages = laid.pages.map((page) => {
    const catches = page.catches.slice(0, cut.left);
    cut.left -= catches.length;
    return { ...page, catches };
  });
  return { ...laid, pages };
}
