import type { Limit } from "@creel/domain/catch-limits/limit";
import { limitAge } from "@creel/domain/catch-limits/limit-age";
import { getLocalTimeZone, today } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { Clock, Plus } from "lucide-react";
import { Suspense, useState } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { inSentence } from "../../i18n/letter-case.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { PendingBadge } from "../../outbox/pending-badge.tsx";
import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { TryAgain } from "../../ui/feedback/load-failure.tsx";
import { Notice, Skeleton, Problem } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { useUnits } from "../../units/use-units.ts";
import { useWaters } from "../../waters/data/use-waters.ts";
import { describeAge, describeLengths, describeSeason } from "../data/describe-limit.ts";
import { isOfLimit } from "../data/limit-items.ts";
import { removeLimit } from "../data/save-limits.ts";
import { useAllLimits } from "../data/use-limits.ts";
import { useLimitChange } from "./use-limit-change.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./limits-section.module.css";

const LimitDialog = lazyPart(async () => (await import("./limit-dialog.tsx")).LimitDialog);

/** Room for two limits, in pixels, so that the content below does not move. */
const ROOM_PX = 240;

interface LimitsSectionProps {
  /** The species that the angler logs, the most frequent first. */
  species: readonly string[];
}

/** The limits that the angler wrote down, with a dialog for each. */
export function LimitsSection({ species }: LimitsSectionProps) {
  const query = useAllLimits();
  return (
    <SettingsRow
      title={t`Limits you wrote down`}
      note={t`They speak up in the form and on the water. Creel does not know the law: look it up, then write it here.`}
    >
      {query.data ? (
        <LoadedLimits limits={query.data} species={species} />
      ) : hasFailed(query) ? (
        <div className={styles.failure}>
          <Notice tone="bad">
            <span key={query.errorUpdateCount}>
              {t`Your limits could not be loaded. Check your connection and try again.`}
            </span>
          </Notice>
          <TryAgain query={query} />
        </div>
      ) : (
        <div role="status" aria-label={t`Loading your limits`}>
          <Skeleton width="100%" height={ROOM_PX} />
        </div>
      )}
    </SettingsRow>
  );
}

type Open = { kind: "edit"; limit: Limit | null } | { kind: "delete"; limit: Limit };

function LoadedLimits({ limits, species }: LimitsSectionProps & { limits: readonly Limit[] }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {limits.length > 0 && (
        <ul aria-label={t`Limits you wrote down`}>
          {limits.map((limit) => (
            <LimitRow key={limit.id} limit={limit} onEdit={() => setOpen({ kind: "edit", limit })} />
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <Button look="signal" onPress={() => setOpen({ kind: "edit", limit: null })}>
          <Icon of={Plus} />
          {t`Add a limit`}
        </Button>
        <span className={utilities.hint}>{t`On this phone, also with no signal.`}</span>
      </div>
      <Suspense>
        {open?.kind === "edit" && (
          <LimitDialog
            limit={open.limit}
            species={species}
            onDelete={(limit) => setOpen({ kind: "delete", limit })}
            onClose={close}
          />
        )}
      </Suspense>
      {open?.kind === "delete" && <DeleteLimit limit={open.limit} onClose={close} />}
    </>
  );
}

function LimitRow({ limit, onEdit }: { limit: Limit; onEdit: () => void }) {
  const units = useUnits();
  const day = today(getLocalTimeZone()).toString();
  const { isOld } = limitAge(limit, day);
  const isWaiting = useOutbox().some(isOfLimit(limit.id));
  const fish = speciesName(limit.species);
  return (
    <li className={styles.row}>
      <SpeciesMark species={limit.species} className={styles.mark} />
      <div className={styles.name}>
        <b>{fish}</b>
        <Place limit={limit} />
      </div>
      <Button className={styles.edit} aria-label={t`Edit the limit for ${fish}`} onPress={onEdit}>
        {t`Edit`}
      </Button>
      <dl className={styles.rules}>
        <Rule name={t`Length`}>{describeLengths(limit, units)}</Rule>
        <Rule name={t`A day`}>{limit.bag_day}</Rule>
        <Rule name={t`A year`}>{limit.bag_year}</Rule>
        <Rule name={t`Closed`}>{describeSeason(limit)}</Rule>
      </dl>
      {limit.note !== null && <p className={styles.about}>{limit.note}</p>}
      <p className={isOld ? styles.old : styles.about}>
        {isOld && <Icon of={Clock} isSmall />}
        {describeAge(limit, day)}
        {isWaiting && <PendingBadge className={styles.badge} />}
      </p>
    </li>
  );
}

function Place({ limit: { water_id: waterId, region } }: { limit: Limit }) {
  const { data } = useWaters(undefined, { enabled: waterId !== null });
  if (waterId === null) return <span className={styles.place}>{region ?? t`Everywhere`}</span>;
  const water = data?.waters.find(({ id }) => id === waterId);
  return <i className={styles.place}>{water?.name ?? ""}</i>;
}

interface RuleProps {
  name: string;
  children: string[] | string | number | null;
}

function Rule({ name, children }: RuleProps) {
  const lines = Array.isArray(children) ? children : children === null ? [] : [String(children)];
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {lines.length === 0 ? (
          <>
            <span aria-hidden>–</span>
            <span className={utilities.visuallyHidden}>{t`no limit`}</span>
          </>
        ) : (
          lines.map((line, index) => (
            <span key={line}>
              {line}
              {index < lines.length - 1 && ","}
            </span>
          ))
        )}
      </dd>
    </div>
  );
}

interface DeleteLimitProps {
  limit: Limit;
  onClose: () => void;
}

function DeleteLimit({ limit, onClose }: DeleteLimitProps) {
  const fish = inSentence(speciesName(limit.species));
  const { mutate, isPending, problem } = useLimitChange({
    send: () => removeLimit(limit),
    onDone: (saved) => {
      announceSaved(saved, t`Limit deleted`);
      onClose();
    },
    failure: t`The limit could not be deleted. Please try again.`,
  });
  return (
    <AlertDialog
      title={t`Delete the limit for ${fish}?`}
      action={t`Delete limit`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{t`Your catches stay. The form stops telling you about this limit.`}</p>
      <Problem text={problem} />
    </AlertDialog>
  );
}
