import type { FateMove } from "@creel/domain/catches/fate-move";
import { asksForFate, fateOfValue } from "@creel/domain/catches/fate-words";
import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import { dayAt } from "@creel/domain/dates/clock";
import { getLocalTimeZone } from "@internationalized/date";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";

import { formatDayAs } from "../../dates/format-day.ts";
import { KEPT_FIELD_KEY } from "../../device/storage-keys.ts";
import { joinList } from "../../i18n/join-list.ts";
import { formatNumber } from "../../i18n/numbers.ts";
import { storedText } from "../../store/stored-text.ts";
import { useStore } from "../../store/use-store.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { fateMoveQuery, moveToFate, undoMoveToFate } from "../api.ts";
import { formatCustomValue } from "../format-custom-value.ts";
import { useCustomFields } from "../use-custom-fields.ts";
import { useFieldChange } from "./use-field-change.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./fate-offer.module.css";

const keptField = storedText(KEPT_FIELD_KEY);

interface FateOfferProps {
  /** Whether what was moved in the last 14 days can be undone here. */
  hasUndo?: boolean;
}

/**
 * Offers to move a custom field for kept and released fish to the detail of that name, and to undo it. Renders nothing
 * for an angler without such a field, without a network, and once the offer is declined.
 */
export function FateOffer({ hasUndo = false }: FateOfferProps) {
  const field = useCustomFields("catch").find(asksForFate);
  const kept = useStore(keptField);
  if (!field || field.id === kept) return null;
  return <Offer key={field.id} field={field} hasUndo={hasUndo} />;
}

function Offer({ field, hasUndo }: Required<FateOfferProps> & { field: CustomField }) {
  const { data } = useQuery(fateMoveQuery(field.id));
  const sorted = data && sortValues(field, data);
  const moved = hasUndo && data?.moved;
  if (!sorted || (sorted.movable === 0 && !moved)) return null;
  return (
    <section className={styles.section} aria-label={t`Kept or released`}>
      <div className={styles.root}>
        <Icon of={ListChecks} />
        <div>
          {sorted.movable > 0 && <Move field={field} sorted={sorted} />}
          {moved && <Moved field={field} moved={moved} />}
        </div>
      </div>
      {sorted.others > 0 && <p className={utilities.hint}>{describeOthers(sorted.others)}</p>}
    </section>
  );
}

interface SortedValues {
  fates: Record<string, NonNullable<ReturnType<typeof fateOfValue>>>;
  /** The number of catches whose value means a fate. */
  movable: number;
  /** The number of catches with any other value. */
  others: number;
  /** As in "44 Kept". */
  texts: string[];
}

function sortValues(field: CustomField, { values }: FateMove): SortedValues {
  const sorted: SortedValues = { fates: {}, movable: 0, others: 0, texts: [] };
  for (const { value, count } of values) {
    const fate = fateOfValue(field, value);
    if (fate === null) {
      sorted.others += count;
      continue;
    }
    sorted.fates[String(value)] = fate;
    sorted.movable += count;
    sorted.texts.push(`${formatNumber(count)} ${formatCustomValue(value, field)}`);
  }
  return sorted;
}

function Move({ field, sorted }: { field: CustomField; sorted: SortedValues }) {
  const { fates, movable, others, texts } = sorted;
  const { mutate, isPending } = useFieldChange({
    send: () => moveToFate(field.id, { fates }),
    onDone: () => showToast({ text: t`Moved. You can undo it for 14 days under Custom fields.` }),
    failure: t`Nothing was moved. Please try again.`,
    hasToast: true,
  });
  const { name } = field;
  const all = movable + others;
  const list = joinList([...texts, others > 0 && t`${formatNumber(others)} other`]);
  const figure = formatNumber(movable);
  return (
    <>
      <b className={styles.title}>{t`You have a field “${name}”.`}</b>
      <p className={utilities.small}>
        {t`It now has a place of its own, in filters, statistics and returns. ${plural(all, { one: "# of your catches has it", other: "# of your catches have it" })}: ${list}.`}
      </p>
      <div className={styles.actions}>
        <Button look="deep" isPending={isPending} onPress={() => mutate()}>
          {t`Move ${figure}`}
        </Button>
        <LinkButton to={catchesWith(field, Object.keys(fates))}>{t`Look at them`}</LinkButton>
        <Button look="quiet" onPress={() => keptField.set(field.id)}>
          {t`Keep my field`}
        </Button>
      </div>
    </>
  );
}

function Moved({ field, moved }: { field: CustomField; moved: NonNullable<FateMove["moved"]> }) {
  const { mutate, isPending } = useFieldChange({
    send: () => undoMoveToFate(field.id),
    failure: t`Nothing was undone. Please try again.`,
    hasToast: true,
  });
  const { count } = moved;
  const until = dayAt(moved.undo_until, getLocalTimeZone());
  const day = formatDayAs(until, { dateStyle: "medium" });
  return (
    <>
      <p className={styles.title} role="status">
        {t`${plural(count, { one: "# catch now says", other: "# catches now say" })} kept or released in the new place. You can undo this until ${day}.`}
      </p>
      <div className={styles.actions}>
        <Button isPending={isPending} onPress={() => mutate()}>
          {t`Undo`}
        </Button>
      </div>
    </>
  );
}

function describeOthers(others: number): string {
  return t`${plural(others, { one: "The # other stays as it is.", other: "The # others stay as they are." })} Nothing is lost, and you can undo it for 14 days.`;
}

/** Leads to the catches with one of the values. */
function catchesWith({ id, kind }: CustomField, values: readonly string[]): string {
  const sign = kind === "text" ? "~" : ":";
  const search = new URLSearchParams(values.map((value) => ["custom", `${id}${sign}${value}`]));
  return `/catches?${search.toString()}`;
}
