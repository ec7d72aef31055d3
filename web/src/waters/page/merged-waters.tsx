import type { Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import { Combine } from "lucide-react";

import { dateLocale } from "../../i18n/locale.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useUndoMerge } from "../data/use-undo-merge.ts";

import * as styles from "./water-page.module.css";

/** What was merged into a water, as long as that can be undone. */
export function MergedWaters({ merges }: Pick<Water, "merges">) {
  const { undo, isPending } = useUndoMerge();
  return merges?.map(({ id, name, undo_until: until }) => (
    <div key={id} className={styles.own}>
      <Icon of={Combine} />
      <p>{describeMerge(name, until)}</p>
      <Button
        className={styles.undo}
        isPending={isPending}
        aria-label={t`Undo that ${name} was merged`}
        onPress={() => undo({ id })}
      >
        {t`Undo`}
      </Button>
    </div>
  ));
}

/** As in "Merged with Pike Bay. Can be undone until 7 December." */
function describeMerge(name: string, until: string): string {
  const day = new Intl.DateTimeFormat(dateLocale, { day: "numeric", month: "long" }).format(new Date(until));
  return t`Merged with ${name}. Can be undone until ${day}.`;
}
