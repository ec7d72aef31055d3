import { t } from "@lingui/core/macro";

import { Button } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import type { FiltersInAddress } from "./model/use-filters.ts";

export function NoResults({ address: { clear } }: { address: FiltersInAddress }) {
  return (
    <EmptyState title={t`None match`} actions={<Button onPress={clear}>{t`Clear all filters`}</Button>}>
      {t`No catch in your log matches all of these filters. Remove one, or clear them all.`}
    </EmptyState>
  );
}
