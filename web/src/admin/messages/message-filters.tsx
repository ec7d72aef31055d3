import {
  type AdminMessageListQuery,
  CONTACT_STATUSES,
  type ContactStatus,
} from "@creel/domain/admin/admin-messages";
import { CONTACT_PRIORITIES, CONTACT_SUBJECTS } from "@creel/domain/contact/contact";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";

import { PRIORITY_LABELS, SUBJECT_LABELS } from "../../contact/contact-labels.ts";
import { locale } from "../../i18n/locale.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Segmented } from "../../ui/controls/segmented.tsx";
import { ChoiceFilter } from "../../ui/filters/choice-filter.tsx";
import { ClearFilters, FilterRow, FilterRowEnd } from "../../ui/filters/filter-row.tsx";
import { SearchBox } from "../../ui/filters/search-box.tsx";
import type { TableAddress } from "../table/use-table-address.ts";
import type { AdminMessageList } from "./api.ts";
import { STATUS_LABELS } from "./message-badges.tsx";

import * as styles from "./message-filters.module.css";

type MessagesAddress = TableAddress<keyof AdminMessageListQuery>;

const ALL = "all";

/** A figure space reserves the width of one digit. */
const ROOM_FOR_ONE = "\u2007";
const COUNT = new Intl.NumberFormat(locale, { notation: "compact" });

const SEARCH_LIMIT = 100;

interface MessageFiltersProps {
  address: MessagesAddress;
  /** `undefined` until they are known. */
  counts: AdminMessageList["counts"] | undefined;
}

export function MessageFilters({ address, counts }: MessageFiltersProps) {
  const { get, change, clear, hasFilters } = address;
  const email = get("email");
  return (
    <section className={styles.root} aria-label={t`Filters`}>
      <StatusChoice
        counts={counts}
        status={CONTACT_STATUSES.find((id) => id === get("status"))}
        onChange={(status) => change({ status })}
      />
      <FilterRow>
        <SubjectAndPriority address={address} />
        {email !== undefined && <From email={email} onClear={() => change({ email: undefined })} />}
        {hasFilters && <ClearFilters onPress={clear} />}
        <FilterRowEnd className={styles.search}>
          <SearchBox
            where={t`Name, email or words`}
            maxLength={SEARCH_LIMIT}
            value={get("search") ?? ""}
            onChange={(search) => change({ search: search || undefined })}
          />
        </FilterRowEnd>
      </FilterRow>
    </section>
  );
}

function SubjectAndPriority({ address: { get, change } }: { address: MessagesAddress }) {
  return (
    <>
      <ChoiceFilter
        name={t`Subject`}
        any={t`Any subject`}
        choices={CONTACT_SUBJECTS.map((id) => ({ id, label: i18n._(SUBJECT_LABELS[id]) }))}
        value={CONTACT_SUBJECTS.find((id) => id === get("subject"))}
        onChange={(subject) => change({ subject })}
      />
      <ChoiceFilter
        name={t`Priority`}
        any={t`Any priority`}
        choices={CONTACT_PRIORITIES.map((id) => ({ id, label: i18n._(PRIORITY_LABELS[id]) }))}
        value={CONTACT_PRIORITIES.find((id) => id === get("priority"))}
        onChange={(priority) => change({ priority })}
      />
    </>
  );
}

function From({ email, onClear }: { email: string; onClear: () => void }) {
  return (
    <Button
      className={styles.from}
      aria-label={t`From ${email}, show messages from all addresses`}
      onPress={onClear}
    >
      <span className={styles.email}>{t`From ${email}`}</span>
      <Icon of={X} isSmall />
    </Button>
  );
}

interface StatusChoiceProps {
  /** `undefined` until they are known. */
  counts: AdminMessageList["counts"] | undefined;
  /** `undefined` for all. */
  status: ContactStatus | undefined;
  onChange: (status: ContactStatus | undefined) => void;
}

function StatusChoice({ counts, status, onChange }: StatusChoiceProps) {
  return (
    <Segmented<ContactStatus | typeof ALL>
      label={t`Status`}
      choices={[
        ...CONTACT_STATUSES.map((id) => ({
          id,
          label: i18n._(STATUS_LABELS[id]),
          note: counts ? COUNT.format(counts[id]) : ROOM_FOR_ONE,
        })),
        { id: ALL, label: t({ message: "All", context: "messages" }) },
      ]}
      value={status ?? ALL}
      onChange={(id) => onChange(id === ALL ? undefined : id)}
    />
  );
}
