import type { Gear } from "@creel/domain/gear/gear";
import { t } from "@lingui/core/macro";

import { dateLocale } from "../../i18n/locale.ts";
import { Button } from "../../ui/controls/button.tsx";
import { useUndoMerge } from "../data/use-undo-merge.ts";

import * as styles from "./similar-notice.module.css";

/** What was merged, as long as that can be undone. */
export function MergedGear({ all }: { all: readonly Gear[] }) {
  const { undo, isPending } = useUndoMerge();
  const merges = all.flatMap((into) => into.merges.map((merge) => ({ into: into.name, ...merge })));
  return merges.map(({ id, name, into, undo_until: until }) => (
    <div key={id} className={styles.merged}>
      <p>{describeMerge({ name, into, until })}</p>
      <Button isPending={isPending} aria-label={t`Undo that ${name} was merged`} onPress={() => undo({ id })}>
        {t`Undo`}
      </Button>
    </div>
  ));
}

/** As in "firetiger jig is in Jig. Can be undone until 7 December." */
function describeMerge({ name, into, until }: { name: string; into: string; until: string }): string {
  const day = new Intl.DateTimeFormat(dateLocale, { day: "numeric", month: "long" }).format(new Date(until));
  return t`${name} is in ${into}. Can be undone until ${day}.`;
}
