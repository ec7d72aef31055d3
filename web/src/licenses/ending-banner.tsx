import { daysBetween } from "@creel/domain/dates/days";
import type { License } from "@creel/domain/licenses/license";
import { warningDue } from "@creel/domain/licenses/license-state";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { IdCard } from "lucide-react";

import { LICENSE_WARNINGS_KEY } from "../device/storage-keys.ts";
import { storedText } from "../store/stored-text.ts";
import { useStore } from "../store/use-store.ts";
import { Button, LinkButton } from "../ui/controls/button.tsx";
import { PageBanner } from "../ui/layout/page-banner.tsx";
import { remindersQuery } from "./data/api.ts";
import { useEndingLicenses } from "./data/use-licenses.ts";
import { useToday } from "./data/use-today.ts";
import { describeDaysLeft, formatEnd } from "./parts/describe-license.ts";
import { LICENSES_PATH } from "./parts/licenses-path.ts";

/** The warnings that the angler dismissed on this device, one a line. */
const dismissed = storedText(LICENSE_WARNINGS_KEY);

/**
 * Warns on the dashboard 30 and 7 days before a license ends, if the angler turned that on. A dismissed warning returns
 * 7 days before the end.
 */
export function EndingBanner() {
  const { data: reminders } = useQuery(remindersQuery);
  const today = useToday();
  const ending = useEndingLicenses();
  const read = useStore(dismissed)?.split("\n") ?? [];
  const next = ending.find((license) => !read.includes(warningOf(license, today)));
  if (!next || next.valid_to === null || reminders?.license_ends !== true) return null;
  const { name, valid_to: end } = next;
  const day = formatEnd(end, today);
  const left = describeDaysLeft(daysBetween(today, end));
  const dismiss = () => {
    const current = new Set(ending.map((license) => warningOf(license, today)));
    const stillRead = read.filter((warning) => current.has(warning));
    dismissed.set([...stillRead, warningOf(next, today)].join("\n"));
  };
  return (
    <PageBanner
      label={t`A license ends soon`}
      icon={IdCard}
      actions={
        <>
          <LinkButton look="quiet" to={LICENSES_PATH}>{t`See licenses`}</LinkButton>
          <Button onPress={dismiss}>{t`Dismiss`}</Button>
        </>
      }
    >
      {t`${name} ends on ${day}. ${left}.`}
    </PageBanner>
  );
}

/** Names a warning: the license, its end, and which of the warnings it is. */
function warningOf(license: License, today: string): string {
  return `${license.id} ${license.valid_to ?? ""} ${warningDue(license, today) ?? ""}`;
}
