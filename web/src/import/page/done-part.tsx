import { catchAnswerSchema } from "@creel/domain/catches/catch";
import type { Import } from "@creel/domain/import/import";
import type { ImportVerdict } from "@creel/domain/import/import-row";
import { plural, t } from "@lingui/core/macro";
import { useMutation, useQueryClient, useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import { dropImported } from "../../catches/outbox/imported-photos.ts";
import { formatDayAs } from "../../dates/format-day.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { send } from "../../http/send.ts";
import { useUser } from "../../session/auth.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { BandNumber, NumberBand } from "../../ui/layout/number-band.tsx";
import { importQuery, IMPORTS_KEY, undoImport, type UndoneImport } from "../api.ts";
import { TripsFound } from "../trips-found.tsx";
import { WeatherProgress } from "../weather-progress.tsx";
import { JudgedList } from "./dry-run/judged-list.tsx";
import { countMade, countPart, wholeAmount } from "./parts/count-part.ts";
import { subjectName } from "./parts/subject-name.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./run.module.css";

interface DonePartProps {
  stored: Import;
  /** The progress of its photos: an item of the list. */
  photos: ReactNode;
  /** List items from other parts of the app about the log as it is now. */
  others: ReactNode;
  onLeave: () => void;
}

const OUT: readonly ImportVerdict[] = ["same", "differs", "incomplete", "refused", "skipped"];

/** An import that is in the log, or was taken out of it again. */
export function DonePart({ stored, photos, others, onLeave }: DonePartProps) {
  const undo = useUndo(stored);
  return (
    <>
      {stored.state === "undone" ? (
        <Undone undone={undo.data} />
      ) : (
        <InLog
          stored={stored}
          photos={photos}
          others={others}
          isPending={undo.isPending}
          onUndo={() => undo.mutate()}
        />
      )}
      {undo.error && (
        <Notice tone="bad" className={styles.notice}>
          {describeFailure(undo.error, t`The import could not be undone. Please try again.`)}
        </Notice>
      )}
      <div className={styles.after}>
        <LinkButton to="/catches">{t`My Catches`}</LinkButton>
        <Button look="quiet" onPress={onLeave}>
          {t`Import another file`}
        </Button>
      </div>
    </>
  );
}

function useUndo({ id }: Import) {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  return useMutation({
    mutationFn: () => undoImport(id),
    onSuccess: async ({ import: stored }) => {
      await dropImported(userId, id).catch(() => {});
      if (stored) queryClient.setQueryData(importQuery(id).queryKey, stored);
      await queryClient.invalidateQueries({ queryKey: [...IMPORTS_KEY, "list"] });
    },
  });
}

interface InLogProps extends Pick<DonePartProps, "stored" | "photos" | "others"> {
  isPending: boolean;
  onUndo: () => void;
}

function InLog({ stored, photos, others, isPending, onUndo }: InLogProps) {
  const catches = countMade(stored, "catch");
  const out = countPart(stored, "catch", OUT);
  const changed = countMade(stored, "catch", "changes");
  const { undo_until: until } = stored;
  const day = until === null ? "" : formatDayAs(until, { day: "numeric", month: "long" });
  return (
    <>
      <Notice tone="good" className={styles.done}>
        <p>
          <b>{t`${plural(catches, { one: "# catch imported.", other: "# catches imported." })}`}</b>
        </p>
        {changed > 0 && (
          <p>
            {t`${plural(changed, { one: "# catch updated from the file.", other: "# catches updated from the file." })}`}
          </p>
        )}
        <p className={utilities.small}>
          {until
            ? t`You can undo this import until ${day}. Catches you edit before then stay.`
            : t`You can no longer undo this import in one step.`}
        </p>
        {until && (
          <Button isPending={isPending} onPress={onUndo}>
            <Icon of={Undo2} />
            {t`Undo`}
          </Button>
        )}
      </Notice>
      <NumberBand>
        <BandNumber name={t`New catches`} amount={wholeAmount(catches)} />
        <BandNumber name={t`Not imported`} amount={wholeAmount(out)} />
        <BandNumber name={t`New waters`} amount={wholeAmount(countMade(stored, "water"))} />
        <BandNumber name={t`New trips`} amount={wholeAmount(countMade(stored, "trip"))} />
      </NumberBand>
      <ul className={styles.lines}>
        {photos}
        <WeatherProgress importId={stored.id} />
        <TripsFound importId={stored.id} />
        {others}
      </ul>
      {out > 0 && <StayedOut stored={stored} />}
    </>
  );
}

function StayedOut({ stored }: { stored: Import }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button className={styles.notice} onPress={() => setIsOpen(true)}>
        {t`Result for each line`}
      </Button>
    );
  }
  return (
    <section className={styles.notice} aria-label={t`Result for each line`}>
      <JudgedList stored={stored} />
    </section>
  );
}

function Undone({ undone }: { undone: UndoneImport | undefined }) {
  const { removed = 0, restored = 0 } = undone ?? {};
  return (
    <>
      <Notice tone="good" className={styles.done}>
        <p>
          <b>{t`This import was undone.`}</b>
        </p>
        {undone && (
          <p className={utilities.small}>
            {t`${plural(removed, { one: "# item was removed from your log.", other: "# items were removed from your log." })}`}
            {restored > 0 &&
              ` ${t`${plural(restored, { one: "# catch is back to how it was.", other: "# catches are back to how they were." })}`}`}
          </p>
        )}
      </Notice>
      {undone && undone.kept.length > 0 && <RemainingList kept={undone.kept} />}
    </>
  );
}

type RemainingEntry = UndoneImport["kept"][number];

/** The most entries that are named; the rest are only counted. */
const NAMED = 20;

/** Entries that stay after an undo: they were changed since the import, or a catch has a value of them. */
function RemainingList({ kept }: Pick<UndoneImport, "kept">) {
  const total = kept.length;
  const more = total - NAMED;
  return (
    <section aria-labelledby="import-kept">
      <h2 id="import-kept" className={styles.title}>
        {t`${plural(total, { one: "# item stays: it was changed after the import, or a catch uses it", other: "# items stay: they were changed after the import, or a catch uses them" })}`}
      </h2>
      <ul className={styles.lines}>
        {kept.slice(0, NAMED).map((each) => (
          <li key={each.id}>
            <RemainingName entry={each} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t`${plural(more, { one: "And # more.", other: "And # more." })}`}</p>}
    </section>
  );
}

function RemainingName({ entry: { subject, id } }: { entry: RemainingEntry }) {
  const { data } = useQuery({
    queryKey: ["imports", "kept", id],
    queryFn: async ({ signal }) => (await send({ path: `/catches/${id}`, signal }, catchAnswerSchema)).catch,
    enabled: subject === "catch",
  });
  if (subject === "trip") return <Link to={`/catches/trips/${id}`}>{subjectName(subject)}</Link>;
  if (subject === "water") return <Link to={`/catches/waters/${id}`}>{subjectName(subject)}</Link>;
  if (!data) return <span>{subjectName(subject)}</span>;
  const day = formatDayAs(data.date.slice(0, "yyyy-mm-dd".length), {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return (
    <span>
      {speciesName(data.species)}, {day}
    </span>
  );
}
