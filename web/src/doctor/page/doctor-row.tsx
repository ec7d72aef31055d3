import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { LinkButton } from "../../ui/controls/button.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { doctorQuery } from "../doctor.query.ts";
import { QuietDot } from "./quiet-dot.tsx";

/** The way to what looks odd, with a quiet dot where there is something. */
export function DoctorRow() {
  const { data } = useQuery({ ...doctorQuery, staleTime: Infinity });
  const total = data?.total ?? 0;
  const label = t`${plural(total, {
    one: "Look over my log: # thing looks odd",
    other: "Look over my log: # things look odd",
  })}`;
  return (
    <SettingsRow
      title={t`Look these over`}
      note={t`Figures, places and times in your log that look odd. Nothing is changed until you say so.`}
    >
      <LinkButton to="/catches/doctor" {...(total > 0 && { "aria-label": label })}>
        {t`Look over my log`}
        {total > 0 && <QuietDot />}
      </LinkButton>
    </SettingsRow>
  );
}
