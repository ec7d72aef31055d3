import { t } from "@lingui/core/macro";

import { LinkButton } from "../../../ui/controls/button.tsx";
import { SettingsRow } from "../../../ui/layout/settings-row.tsx";

/** The way to the parts of the map that are on this device. */
export function MapsRow() {
  return (
    <SettingsRow
      title={t`Maps for offline`}
      note={t`Waters, shores and names where there is no signal. They are on this device alone.`}
    >
      <LinkButton to="/profile/maps">{t`Maps for offline`}</LinkButton>
    </SettingsRow>
  );
}
