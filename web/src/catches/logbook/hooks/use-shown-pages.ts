import type { Catch } from "@creel/domain/catches/catch";
import type { InfiniteData } from "@tanstack/react-query";
import { useState } from "react";

import type { CatchList } from "../catches.query.ts";
import { PAGE_LIMIT } from "../catches.requests.ts";

type Pages = InfiniteData<CatchList>;

interface Loading {
  /** What is shown as long as there is no answer. */
  waiting: readonly Catch[];
  /** Whether there is an answer, and one to these filters. */
  isAnswered: boolean;
  /** Whether something waits, and so a page may be longer than the server makes them. */
  isLaid: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => void;
}

/**
 * As many catches as there are on the loaded pages: hundreds may wait, and are shown page by page, too, before the next
 * page is fetched.
 */
export function useShownPages(laid: Pages | undefined, loading: Loading) {
  const { waiting, isAnswered, isLaid, hasNextPage, fetchNextPage } = loading;
  const [wanted, setWanted] = useState(1);
  const loaded = laid?.pages.length ?? 0;
  const pages = Math.max(wanted, loaded);
  const most = pages * PAGE_LIMIT;
  const data = laid && isLaid ? firstOf(laid, most) : laid;
  const isCut = isAnswered ? data !== laid : waiting.length > most;

  function showMore(): void {
    setWanted(pages + 1);
    if (!isCut) fetchNextPage();
  }

  return {
    data,
    waiting: waiting.slice(0, most),
    hasMore: isCut || (isAnswered && hasNextPage),
    showMore,
  };
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
