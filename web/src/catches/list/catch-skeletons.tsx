import "./catch-card.css";
import "./catch-skeletons.css";
import { Isobaths } from "../../ui/art/isobaths.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";

export function RowSkeletons({ count }: { count: number }) {
  return (
    <div className="log" role="status" aria-label="Loading catches">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="row-skeleton">
          <Skeleton width="64px" height={64} />
          <div className="row-skeleton-words">
            <Skeleton width="32%" height={18} />
            <Skeleton width="52%" height={12} />
          </div>
          <Skeleton width="56px" height={22} />
        </div>
      ))}
    </div>
  );
}

export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="catch-cards" role="status" aria-label="Loading catches">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card-skeleton">
          <Skeleton>
            <Isobaths drawing="plate" />
          </Skeleton>
          <Skeleton width="48%" height={20} />
          <Skeleton width="36%" height={22} />
          <Skeleton width="62%" height={14} />
        </div>
      ))}
    </div>
  );
}
