import type { Catch } from "@creel/domain/catches/catch";
import { memo } from "react";

import { useCatchDialogs } from "../dialogs/catch-dialogs.tsx";
import { CatchCard } from "../list/catch-card.tsx";
import { CatchCards } from "../list/catch-lists.tsx";

interface CardsProps {
  catches: readonly Catch[];
}

export const CatchesAsCards = memo(function CatchesAsCards({ catches }: CardsProps) {
  const actions = useCatchDialogs();
  return (
    <CatchCards>
      {catches.map((caught) => (
        <li key={caught.id}>
          <CatchCard variant="full" caught={caught} actions={actions} />
        </li>
      ))}
    </CatchCards>
  );
});
