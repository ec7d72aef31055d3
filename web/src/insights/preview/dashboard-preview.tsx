import { Previews } from "./trip-progress.tsx";
import { LikePreview, WorkedPreview } from "./verdict-previews.tsx";

/** What the dashboard and Stats say best, before there are trips enough. */
export function DashboardPreview({ trips }: { trips: number }) {
  return (
    <Previews trips={trips}>
      <LikePreview />
      <WorkedPreview />
    </Previews>
  );
}
