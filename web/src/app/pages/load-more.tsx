import "./load-more.css";
import { useEffect, useRef } from "react";

import { Button } from "../../ui/button.tsx";

interface LoadMoreProps {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** Loads the next page as its place comes near; the button is for those who do not scroll. */
export function LoadMore({ hasMore, isLoading, onMore }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = hasMore && !isLoading;
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
    <div ref={place} className="load-more">
      <Button onPress={onMore} isPending={isLoading}>
        {isLoading ? "Loading..." : "Load more"}
      </Button>
    </div>
  );
}
