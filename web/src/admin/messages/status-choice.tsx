import { CONTACT_STATUSES, type ContactStatus } from "@creel/domain/admin/admin-messages";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";

import { locale } from "../../i18n/locale.ts";
import { Segmented } from "../../ui/controls/segmented.tsx";
import type { AdminMessageList } from "./messages.calls.ts";
import { STATUS_LABELS } from "./status-labels.ts";

const ALL = "all";
/** A figure space reserves the width of one digit. */
const ROOM_FOR_ONE = "\u2007";
const COUNT = new Intl.NumberFormat(locale, { notation: "compact" });

interface StatusChoiceProps {
  /** `undefined` until they are known. */
  counts: AdminMessageList["counts"] | undefined;
  /** `undefined` for all. */
  status: ContactStatus | undefined;
  onChange: (status: ContactStatus | undefined) => void;
}

export function StatusChoice({ counts, status, onChange }: StatusChoiceProps) {
  return (
    <Segmented<ContactStatus | typeof ALL>
      label={t`Status`}
      choices={[
        ...CONTACT_STATUSES.map((id) => ({
          id,
          label: i18n._(STATUS_LABELS[id]),
          note: counts ? COUNT.format(counts[id]) : ROOM_FOR_ONE,
        })),
        { id: ALL, label: t`All` },
      ]}
      value={status ?? ALL}
      onChange={(id) => onChange(id === ALL ? undefined : id)}
    />
  );
}
