import "./folds.css";
import "./form-skeletons.css";
import { Skeleton } from "../../../../ui/feedback/states.tsx";

const NARROW = "36%";
const WIDE = "100%";

export function DetailsHeading() {
  return <h3 className="details-heading">Catch Details</h3>;
}

export function DetailsSkeleton() {
  return (
    <>
      <PairSkeleton />
      <PairSkeleton />
    </>
  );
}

function PairSkeleton() {
  return (
    <div className="pair-skeleton" aria-hidden>
      <FieldSkeleton />
      <FieldSkeleton />
    </div>
  );
}

function FieldSkeleton() {
  return (
    <div className="field-skeleton">
      <Skeleton width={NARROW} height={16} />
      <Skeleton width={WIDE} height={60} />
    </div>
  );
}

/** From top to bottom. */
export const FOLDS = ["when", "conditions", "notes", "location"] as const;

export function FoldsSkeleton() {
  return (
    <div className="catch-form-folds" aria-hidden>
      {FOLDS.map((fold) => (
        <div key={fold} className="fold-skeleton">
          <Skeleton width={NARROW} height={16} />
          <Skeleton width="56%" height={12} />
        </div>
      ))}
    </div>
  );
}
