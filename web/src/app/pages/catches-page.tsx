import "./pages.css";
import type { Catch } from "@creel/domain/catches/catch";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

import { CatchCard } from "../../catches/catch-card.tsx";
import { useCatchDialogs } from "../../catches/catch-dialogs.tsx";
import { catchListQuery, speciesCountsQuery } from "../../catches/catches.query.ts";
import { NoCatches } from "../../catches/no-catches.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LoadFailure, RowSkeletons } from "../loading.tsx";

export function CatchesPage() {
  const list = useInfiniteQuery(catchListQuery);
  useQuery(speciesCountsQuery);

  return (
    <div className="page">
      <title>My Catches · Creel</title>
      <div className="page-head">
        <h1>My Catches</h1>
        <div className="page-head-actions only-desk">
          <LinkButton to="/map" look="signal">
            <Icon of={Plus} />
            Log a catch
          </LinkButton>
        </div>
      </div>
      {list.data ? (
        <Logbook
          catches={list.data.pages.flatMap((page) => page.catches)}
          total={list.data.pages[0]?.total ?? 0}
          loadMore={
            <LoadMore
              hasMore={list.hasNextPage}
              isLoading={list.isFetchingNextPage}
              onMore={() => void list.fetchNextPage()}
            />
          }
        />
      ) : (
        <Waiting isError={list.isError} onRetry={() => void list.refetch()} />
      )}
    </div>
  );
}

function Waiting({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return isError ? <LoadFailure what="Your catches" onRetry={onRetry} /> : <RowSkeletons count={8} />;
}

interface LogbookProps {
  catches: Catch[];
  total: number;
  loadMore: ReactNode;
}

function Logbook({ catches, total, loadMore }: LogbookProps) {
  const actions = useCatchDialogs();
  if (total === 0) return <NoCatches>Every fish you log is kept here, the newest first.</NoCatches>;
  return (
    <>
      <p className="catches-count" role="status">
        <span>
          <b>{new Intl.NumberFormat().format(total)}</b>
          {total === 1 ? "catch" : "catches"}
        </span>
      </p>
      <h2 className="visually-hidden">All of them, the newest first</h2>
      <ul className="catch-cards">
        {catches.map((caught) => (
          <li key={caught.id}>
            <CatchCard variant="full" caught={caught} actions={actions} />
          </li>
        ))}
      </ul>
      {loadMore}
    </>
  );
}

interface LoadMoreProps {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** Loads the next page as its place comes near; the button is for those who do not scroll. */
function LoadMore({ hasMore, isLoading, onMore }: LoadMoreProps) {
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
