import { dayAt } from "@creel/domain/dates/clock";
import type { CatchReturn } from "@creel/domain/returns/catch-return";
import { t } from "@lingui/core/macro";
import { Lock, LockOpen } from "lucide-react";

import { formatDay } from "../../../dates/format-day.ts";
import { trueNow } from "../../../device/clock.ts";
import { announceSaved } from "../../../outbox/sending/store-or-send.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Problem } from "../../../ui/feedback/states.tsx";
import { changeReturn } from "../../data/save-returns.ts";
import { useReturnChange } from "../../data/use-return-change.ts";

import * as styles from "./turned-in.module.css";

/** Notes that the angler turned the return in, which keeps its figures; or opens it again. */
export function TurnedIn({ entry }: { entry: CatchReturn }) {
  const { turned_in_at: at } = entry;
  const { mutate, isPending, problem } = useReturnChange({
    send: (turnedInAt: string | null) => changeReturn(entry, { turned_in_at: turnedInAt }),
    onDone: (saved) => announceSaved(saved, null),
    failure: t`The return could not be saved. Please try again.`,
  });
  const day = at === null ? "" : formatDay(dayAt(at, entry.time_zone));
  return (
    <section className={styles.root} aria-label={t`Turned in`}>
      <div className={styles.texts}>
        <b>{at === null ? t`Turned it in?` : t`Turned in ${day}`}</b>
        <p>
          {at === null
            ? t`Creel sends nothing to an authority. Say so here, and these figures are kept as they were, whatever you change later.`
            : t`These figures are the ones that you turned in. Open the return again to count your log as it is now.`}
        </p>
        <Problem text={problem} />
      </div>
      {at === null ? (
        <Button isPending={isPending} onPress={() => mutate(new Date(trueNow()).toISOString())}>
          <Icon of={Lock} />
          {t`I turned it in`}
        </Button>
      ) : (
        <Button isPending={isPending} onPress={() => mutate(null)}>
          <Icon of={LockOpen} />
          {t`Open it again`}
        </Button>
      )}
    </section>
  );
}
