import type { Catch } from "@creel/domain/catches/catch";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { CatchCard } from "../../catches/list/catch-card.tsx";
import { CatchRows } from "../../catches/list/catch-lists.tsx";

interface RowsInViewProps {
  catches: readonly Catch[];
  chosenId: string | null;
}

export function RowsInView({ catches, chosenId }: RowsInViewProps) {
  const actions = useCatchDialogs();
  if (catches.length === 0) return null;
  return (
    <CatchRows>
      {catches.map((caught) => (
        <li key={caught.id}>
          <CatchCard variant="compact" caught={caught} actions={actions} isChosen={caught.id === chosenId} />
        </li>
      ))}
    </CatchRows>
  );
}
