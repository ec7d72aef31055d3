import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";

import { formatClock } from "../../dates/format-clock.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { storeUser } from "../../http/stored-session.ts";
import { zoneChoices, zoneLabel } from "../../places/time-zones.ts";
import { updateMe } from "../../session/api.ts";
import { useUser } from "../../session/auth.tsx";
import { ComboBox } from "../../ui/fields/combo-box.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { showToast } from "../../ui/overlays/toast.tsx";

/** The time zone for the days and months of the totals. Saves a choice at once, and reverts if that fails. */
export function TimeZoneChoice() {
  const user = useUser();
  const now = useNow();
  const { mutate, variables, isPending } = useMutation({
    scope: { id: "time-zone" },
    mutationFn: (timeZone: string) => updateMe({ timeZone }),
    onSuccess: storeUser,
    onError: (error) =>
      showToast({
        text: describeFailure(error, t`Your time zone could not be saved. Please try again.`),
        isError: true,
      }),
  });
  const choices = useMemo(
    () => zoneChoices(new Intl.DateTimeFormat().resolvedOptions().timeZone, user.timeZone),
    [user.timeZone],
  );
  const timeZone = isPending ? variables : user.timeZone;
  const clock = formatClock(now, timeZone);

  function choose(name: string | null): void {
    const choice = choices.find((each) => each.name === name);
    if (choice && choice.timeZone !== timeZone) mutate(choice.timeZone);
  }

  return (
    <ComboBox
      label={t`Time zone`}
      options={choices}
      value={zoneLabel(timeZone)}
      onChange={choose}
      placeholder={t`A town near you`}
      hint={t`It’s ${clock} there. "This Month" on the dashboard uses this time zone. Each catch keeps the time zone it was caught in.`}
    />
  );
}
