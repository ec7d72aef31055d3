import { Previews } from "./trip-progress.tsx";
import { LikePreview, WorkedPreview } from "./verdict-previews.tsx";

/** Previews the most useful panels of the dashboard and of Stats until there are enough trips. */
export function DashboardPreview({ trips }: { trips: number }) {
  return (
    <Previews trips={trips}>
      <LikePreview />
      <WorkedPreview />
    </Previews>
  );
}
