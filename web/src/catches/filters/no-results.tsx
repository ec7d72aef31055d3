import { Button } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import type { FiltersInAddress } from "./model/use-filters.ts";

export function NoResults({ address: { clear } }: { address: FiltersInAddress }) {
  return (
    <EmptyState title="None match" actions={<Button onPress={clear}>Clear all filters</Button>}>
      No catch in your log matches all of these filters. Remove one, or clear them all.
    </EmptyState>
  );
}
