import { t } from "@lingui/core/macro";
import type { ComponentProps } from "react";

import { LoadFailure } from "../../../ui/feedback/load-failure.tsx";

type TripsFailureProps = Pick<ComponentProps<typeof LoadFailure>, "title" | "query">;

export function TripsFailure(props: TripsFailureProps) {
  return (
    <LoadFailure
      {...props}
      online={t`Everything you logged is safe. Creel didn’t answer. Try again in a moment.`}
      offline={t`Everything you logged is safe. You are offline. Try again once you have a signal.`}
    />
  );
}
