import type { Gear } from "@creel/domain/gear/gear";
import { similarGear } from "@creel/domain/gear/similar-gear";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { EmptyState, Skeleton, Notice } from "../../ui/feedback/states.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { gearQuery } from "../data/api.ts";
import { lureRows } from "../data/lure-rows.ts";
import { useUndoGearMerge } from "../data/use-gear-change.ts";
import { useGear } from "../data/use-gear.ts";
import { type GearAction, GearDialogs } from "./gear-dialogs.tsx";
import { LureList, RodList } from "./gear-rows.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./tackle-box.module.css";

interface TackleBoxProps {
  /** Returns the display name of a lure type. */
  lureName: (lure: string) => string;
}

/** Lists the angler's lures and rods, with actions to add, change, merge and delete them. */
export function TackleBox({ lureName }: TackleBoxProps) {
  const query = useQuery(gearQuery);
  const [action, setAction] = useState<GearAction | null>(null);
  const gear = useGear();
  const { data } = query;
  return (
    <>
      <PageHeader
        actions={
          <>
            <Button onPress={() => setAction({ kind: "add", of: "rod" })}>
              <Icon of={Plus} />
              {t`Rod`}
            </Button>
            <Button look="signal" onPress={() => setAction({ kind: "add", of: "lure" })}>
              <Icon of={Plus} />
              {t`Lure`}
            </Button>
          </>
        }
      >
        <div>
          <h1>{t`Tackle box`}</h1>
          <p className={utilities.muted}>{data ? describeBox(gear) : t`Your lures and rods`}</p>
        </div>
      </PageHeader>
      {hasFailed(query) ? (
        <LoadFailure
          level={2}
          title={t`Your tackle box could not be loaded`}
          online={t`Everything in it is safe. Creel didn’t answer. Try again in a moment.`}
          offline={t`Everything in it is safe. You are offline. Try again once you have a signal.`}
          query={query}
        />
      ) : data ? (
        <Contents all={gear} onAction={setAction} />
      ) : (
        <Skeleton width="100%" height={320} />
      )}
      <GearDialogs action={action} all={gear} lureName={lureName} onClose={() => setAction(null)} />
    </>
  );
}

interface ContentsProps {
  all: readonly Gear[];
  onAction: (action: GearAction) => void;
}

function Contents({ all, onAction }: ContentsProps) {
  const rods = all.filter(({ kind }) => kind === "rod");
  const lures = lureRows(all);
  if (all.length === 0) {
    return (
      <EmptyState level={2} title={t`Your tackle box is empty`}>
        {t`Add your lures and colors. Log them in one tap and see which ones catch fish.`}
      </EmptyState>
    );
  }
  return (
    <div className={styles.columns}>
      <section aria-labelledby="lures">
        <div className={styles.head}>
          <h2 id="lures">{t`Lures`}</h2>
          {lures.length > 1 && <span className={styles.order}>{t`most fish first`}</span>}
        </div>
        {lures.length === 0 ? (
          <p className={styles.none}>{t`No lures yet`}</p>
        ) : (
          <LureList rows={lures} onAction={onAction} />
        )}
      </section>
      <aside aria-labelledby="rods">
        <div className={styles.head}>
          <h2 id="rods">{t`Rods`}</h2>
        </div>
        {rods.length === 0 ? (
          <p className={styles.none}>{t`No rods yet`}</p>
        ) : (
          <RodList rods={rods} onAction={onAction} />
        )}
        <SimilarNotice pairs={similarGear(all)} onAction={onAction} />
        <MergedGear all={all} />
      </aside>
    </div>
  );
}

/** Returns the counts, such as "14 lures, 3 rods". */
function describeBox(all: readonly Gear[]): string {
  const lures = all.filter(({ kind }) => kind === "lure").length;
  const rods = all.length - lures;
  const ofLures = t`${plural(lures, { one: "# lure", other: "# lures" })}`;
  const ofRods = t`${plural(rods, { one: "# rod", other: "# rods" })}`;
  return t`${ofLures}, ${ofRods}. Only you see them.`;
}

interface SimilarNoticeProps {
  /** Each item with the item to merge it into. */
  pairs: readonly (readonly [Gear, Gear])[];
  onAction: (action: GearAction) => void;
}

/** Offers to merge the first pair of items whose names look alike. */
function SimilarNotice({ pairs, onAction }: SimilarNoticeProps) {
  return pairs.slice(0, 1).map(([gear, into]) => {
    const [name, other] = [gear.name, into.name];
    return (
      <Notice key={gear.id} tone="info" className={styles.root}>
        <p>
          {gear.kind === "lure"
            ? t`“${name}” and “${other}” look like the same lure.`
            : t`“${name}” and “${other}” look like the same rod.`}
        </p>
        <Button look="quiet" onPress={() => onAction({ kind: "merge", gear, into })}>
          {t`Merge them`}
        </Button>
      </Notice>
    );
  });
}

/** Lists the merges that can still be undone. */
function MergedGear({ all }: { all: readonly Gear[] }) {
  const { undo, isPending } = useUndoGearMerge();
  const merges = all.flatMap((into) => into.merges.map((merge) => ({ into: into.name, ...merge })));
  return merges.map(({ id, name, into, undo_until: until }) => (
    <div key={id} className={styles.merged}>
      <p>{describeMerge({ name, into, until })}</p>
      <Button isPending={isPending} aria-label={t`Undo merging ${name}`} onPress={() => undo({ id })}>
        {t`Undo`}
      </Button>
    </div>
  ));
}

/** Says what was merged into which item, and until which day the merge can be undone. */
function describeMerge({ name, into, until }: { name: string; into: string; until: string }): string {
  const day = new Intl.DateTimeFormat(dateLocale, { day: "numeric", month: "long" }).format(new Date(until));
  return t`${name} was merged into ${into}. You can undo this until ${day}.`;
}
