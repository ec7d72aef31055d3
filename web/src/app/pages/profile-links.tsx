import { t } from "@lingui/core/macro";

import { RevealList } from "../../accounts/reveals/reveal-list.tsx";
import { OwnFields } from "../../custom-fields/settings/own-fields.tsx";
import { LiveLinks } from "../../shares/live-links.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { DoctorRow } from "./doctor/doctor-row.tsx";
import { MapsRow } from "./maps/maps-row.tsx";

/**
 * Own fields, who saw places of the angler, the links to what is shared, and the ways from the profile to pages of
 * their own.
 */
export function ProfileLinks() {
  return (
    <>
      <OwnFields />
      <RevealList />
      <SettingsRow title={t`Live links`} note={t`Everything of yours somebody can see without signing in.`}>
        <LiveLinks />
      </SettingsRow>
      <DoctorRow />
      <MapsRow />
    </>
  );
}
