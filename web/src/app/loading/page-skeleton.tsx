import "./page-skeleton.css";
import { Skeleton } from "../../ui/feedback/states.tsx";

export function PageSkeleton() {
  return (
    <div className="page page-skeleton" role="status" aria-label="Loading">
      <Skeleton width="min(320px, 70%)" height={40} />
      <Skeleton width="100%" height={96} />
      <Skeleton width="100%" height={320} />
    </div>
  );
}
