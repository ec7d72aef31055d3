import type { Doctor, Check, Finding } from "@creel/domain/doctor/finding";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Undo2 } from "lucide-react";
import { ProgressBar } from "react-aria-components";

import { hasFailed } from "../../http/has-failed.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback/states.tsx";
import { BackLink } from "../../ui/layout/back-link.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { doctorQuery } from "../api.ts";
import { DismissedList } from "./dismissed-list.tsx";
import { FindingRow } from "./finding-row.tsx";
import { PLACE_CHECKS } from "./found.ts";
import { type Done, useFixes, type Fixes } from "./use-fixes.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./doctor-page.module.css";

/** Lists odd values in the log, each with buttons to fix it or to mark it as correct. */
export function DoctorPage() {
  const query = useQuery({ ...doctorQuery, networkMode: "always" });
  return (
    <div className={utilities.page}>
      <title>{t`Check my log · Creel`}</title>
      <BackLink to="/catches">{t`My Catches`}</BackLink>
      {hasFailed(query) ? (
        <>
          <Header />
          <LoadFailure
            level={2}
            title={t`Your log could not be checked`}
            online={t`Everything you logged is safe. Creel didn’t answer. Try again in a moment.`}
            offline={t`Everything you logged is safe. Checking it needs a signal.`}
            query={query}
          />
        </>
      ) : (
        <CheckedLog doctor={query.data} />
      )}
    </div>
  );
}

function Header({ note }: { note?: string | undefined }) {
  return (
    <PageHeader>
      <div>
        <h1>{t`Check my log`}</h1>
        {note !== undefined && <p className={utilities.muted}>{note}</p>}
      </div>
    </PageHeader>
  );
}

function CheckedLog({ doctor }: { doctor: Doctor | undefined }) {
  const fixes = useFixes();
  const { done } = fixes;
  const doneKeys = new Set(done.map(({ key }) => key));
  if (!doctor) {
    return (
      <>
        <Header note={t`Checking your log…`} />
        <Skeleton width="100%" height={320} />
      </>
    );
  }
  const open = doctor.findings.filter(({ key }) => !doneKeys.has(key));
  const left = doctor.total - (doctor.findings.length - open.length);
  const { looked } = doctor;
  const all = left + done.length;
  return (
    <>
      <Header note={all > 0 ? describeAll(all, looked) : undefined} />
      {all > 0 && <Progress done={done.length} all={all} />}
      <p className={utilities.visuallyHidden} role="status">
        {fixes.outcome}
      </p>
      {left === 0 && <NothingLeft isAnyDone={done.length > 0} looked={looked} />}
      <FindingGroups doctor={{ ...doctor, findings: open }} fixes={fixes} />
      {left > open.length && <p className={styles.more}>{t`More will show up when these are done.`}</p>}
      <DoneList done={done} onUndo={fixes.undo} />
      <DismissedList done={doneKeys} />
    </>
  );
}

function describeAll(all: number, looked: number): string {
  const among = t`${plural(looked, { one: "your # catch", other: "your # catches" })}`;
  return t`${plural(all, {
    one: `# thing looks off in ${among}. Nothing changes until you approve it, and you can undo it.`,
    other: `# things look off in ${among}. Nothing changes until you approve it, and you can undo each one.`,
  })}`;
}

function NothingLeft({ isAnyDone, looked }: { isAnyDone: boolean; looked: number }) {
  return (
    <EmptyState
      level={2}
      title={isAnyDone ? t`All checked` : t`Nothing looks off`}
      drawing="float"
      actions={<LinkButton to="/catches">{t`My Catches`}</LinkButton>}
    >
      {looked === 0 ? t`There is nothing in your log yet.` : t`Your numbers, places and times all check out.`}
    </EmptyState>
  );
}

interface ProgressProps {
  done: number;
  all: number;
}

function Progress({ done, all }: ProgressProps) {
  const label = t`${done} of ${all} done`;
  return (
    <div className={styles.progress}>
      <b aria-hidden>{label}</b>
      <ProgressBar className={styles.track} aria-label={label} value={done} maxValue={all} valueLabel={label}>
        <span className={styles.fill} style={{ inlineSize: `${(done / all) * 100}%` }} />
      </ProgressBar>
      <LinkButton look="quiet" to="/catches" className={styles.later}>
        {t`Later`}
      </LinkButton>
    </div>
  );
}

interface DoneListProps {
  done: readonly Done[];
  onUndo: (done: Done) => void;
}

/** Lists the changes made since the page was opened. */
function DoneList({ done, onUndo }: DoneListProps) {
  if (done.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="done">
      <h2 id="done">{t({ message: "Done", context: "what was fixed" })}</h2>
      <ul className={styles.list}>
        {done.map((each) => {
          const { key, name, text, applied } = each;
          return (
            <li key={key} className={styles.done}>
              <Icon of={CircleCheck} />
              <div className={styles.words}>
                <b>{name}</b>
                <p className={styles.sub}>{text}</p>
              </div>
              {applied && (
                <Button look="quiet" aria-label={t`Undo: ${name}`} onPress={() => onUndo(each)}>
                  <Icon of={Undo2} isSmall />
                  {t`Undo`}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const FIGURES: ReadonlySet<Check> = new Set(["length", "weight", "outlier"]);

interface FindingGroupsProps {
  doctor: Doctor;
  fixes: Fixes;
}

function FindingGroups({ doctor, fixes }: FindingGroupsProps) {
  const { findings } = doctor;
  const figures = findings.filter(({ check }) => FIGURES.has(check));
  const places = findings.filter(({ check }) => PLACE_CHECKS.has(check));
  const others = findings.filter((finding) => !figures.includes(finding) && !places.includes(finding));
  const groups = [
    {
      id: "figures",
      title: t`Numbers`,
      note: t`Bigger than any record, or far from the rest of your log`,
      found: figures,
    },
    { id: "places", title: t`Places`, note: t`Not on the water, or far from where you fish`, found: places },
    { id: "times", title: t`Duplicates and dates`, note: null, found: others },
  ];
  return groups.map(({ id, title, note, found }) => {
    if (found.length === 0) return null;
    return (
      <section key={id} className={styles.group} aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {note !== null && <p className={styles.note}>{note}</p>}
        </div>
        <ul className={styles.list}>
          {found.map((finding) => (
            <FindingRow key={finding.key} found={subjectsOf(finding, doctor)} fixes={fixes} />
          ))}
        </ul>
      </section>
    );
  });
}

function subjectsOf(finding: Finding, { catches, trips, imported }: Doctor) {
  const file = imported.find((each) => each.catch_id === finding.catch_ids[0]);
  return {
    finding,
    catches: finding.catch_ids.flatMap((id) => catches.find((caught) => caught.id === id) ?? []),
    trip: trips.find(({ id }) => id === finding.trip_id) ?? null,
    fileName: file?.file_name ?? null,
  };
}
