import "./folds.css";
import "./form-skeletons.css";
import { Skeleton } from "../../../../ui/feedback/states.tsx";

const NARROW = "36%";
const WIDE = "100%";

/** There before what is below it. */
export function DetailsHeading() {
  return <h3 className="details-heading">Catch Details</h3>;
}

/** The shape of the details below the species. */
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

/** What is optional in the form, from above to below. */
export const FOLDS = ["when", "conditions", "notes", "location"] as const;

/** The shape of the sections that are folded away. */
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
