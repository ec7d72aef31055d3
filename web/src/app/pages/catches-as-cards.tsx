import type { Catch } from "@creel/domain/catches/catch";
import { memo } from "react";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { CatchCard } from "../../catches/list/catch-card.tsx";

interface CardsProps {
  catches: readonly Catch[];
}

export const CatchesAsCards = memo(function CatchesAsCards({ catches }: CardsProps) {
  const actions = useCatchDialogs();
  return (
    <ul className="catch-cards">
      {catches.map((caught) => (
        <li key={caught.id}>
          <CatchCard variant="full" caught={caught} actions={actions} />
        </li>
      ))}
    </ul>
  );
});
