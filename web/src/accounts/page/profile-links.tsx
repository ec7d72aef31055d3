import { t } from "@lingui/core/macro";

import { OwnFields } from "../../custom-fields/settings/own-fields.tsx";
import { DoctorRow } from "../../doctor/page/doctor-links.tsx";
import { MapsRow } from "../../map/areas/page/maps-row.tsx";
import { LiveLinks } from "../../shares/live-links.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { RevealList } from "../reveals/reveal-list.tsx";

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
