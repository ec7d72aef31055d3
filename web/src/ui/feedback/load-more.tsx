import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";

import { Button } from "../controls/button.tsx";
import { classNames } from "../styles/class-names.ts";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./load-more.module.css";

interface LoadMoreProps {
  hasMore: boolean;
  isLoading: boolean;
  /** Whether the last try failed. The button retries, and so does the return of the network. */
  hasFailed: boolean;
  onMore: () => void;
}

/** Loads the next page when scrolled into view. The button is for users who do not scroll. */
export function LoadMore({ hasMore, isLoading, hasFailed, onMore }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = hasMore && !isLoading && !hasFailed;
  useEffect(() => {
    if (!isWanted || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore();
      },
      { rootMargin: "600px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWanted, onMore]);

  if (!hasMore) return null;
  return (
    <div ref={place} className={styles.root}>
      <p className={classNames(utilities.small, utilities.muted)} role="status">
        {hasFailed && t`The rest isn’t on this device. Check your connection and tap Load more.`}
      </p>
      <Button onPress={onMore} isPending={isLoading}>
        {isLoading ? t`Loading...` : t`Load more`}
      </Button>
    </div>
  );
}
