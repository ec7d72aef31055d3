import type { Coordinates } from "@creel/domain/places/coordinates";
import { plural, t } from "@lingui/core/macro";
import { Trash2, Undo2, X } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { useUnits } from "../../units/use-units.ts";
import { formatLength, measuredKilometers } from "../layers/measured-length.ts";

import * as styles from "./measure-panel.module.css";

interface MeasurePanelProps {
  points: readonly Coordinates[];
  onUndo: () => void;
  onClear: () => void;
  onEnd: () => void;
}

/** How far it is along the points that were tapped. */
export function MeasurePanel({ points, onUndo, onClear, onEnd }: MeasurePanelProps) {
  const isEmpty = points.length === 0;
  return (
    <section className={styles.root} data-slot="measure" aria-label={t`Distance`}>
      <div className={styles.head}>
        <div role="status">
          <Length points={points} />
        </div>
        <IconButton label={t`End measuring`} onPress={onEnd}>
          <Icon of={X} isSmall />
        </IconButton>
      </div>
      <div className={styles.actions}>
        <Button isDisabled={isEmpty} onPress={onUndo}>
          <Icon of={Undo2} isSmall />
          {t`Undo`}
        </Button>
        <Button isDisabled={isEmpty} onPress={onClear}>
          <Icon of={Trash2} isSmall />
          {t({ message: "Clear", context: "measured points" })}
        </Button>
      </div>
    </section>
  );
}

function Length({ points }: Pick<MeasurePanelProps, "points">) {
  const { system } = useUnits();
  if (points.length < 2) {
    return (
      <p className={styles.hint}>
        {points.length === 0 ? t`Tap the map to start, or press Enter.` : t`Now tap the next point.`}
      </p>
    );
  }
  const { metric, imperial } = formatLength(measuredKilometers(points));
  const [first, second] = system === "metric" ? [metric, imperial] : [imperial, metric];
  const legs = points.length - 1;
  return (
    <>
      <strong className={styles.length}>{first}</strong>
      <span className={styles.hint}>
        {second} · {t`${plural(legs, { one: "# leg", other: "# legs" })}`}
      </span>
    </>
  );
}
