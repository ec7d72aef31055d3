import { t } from "@lingui/core/macro";

import { FieldTitle } from "../../ui/fields/field-title.tsx";
import { BackToYou } from "../../ui/layout/back-to-you.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { SettingsRow, SettingsFields } from "../../ui/layout/settings-row.tsx";
import { HomeChoice } from "../profile/home-choice.tsx";
import { LanguageChoice } from "../profile/language-choice.tsx";
import { ThemeChoice } from "../profile/theme-choice.tsx";
import { TimeZoneChoice } from "../profile/time-zone-choice.tsx";
import { UnitsChoice } from "../profile/units-choice.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

/** How the log reads, and where its weather is from. */
export function SettingsPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Settings · Creel`}</title>
      <BackToYou />
      <PageHeader>
        <h1>{t`Settings`}</h1>
      </PageHeader>
      <Reading />
      <SettingsRow
        title={t`Home water`}
        note={t`Used for the weather when your location is off. Other anglers never see it.`}
      >
        <HomeChoice />
      </SettingsRow>
    </div>
  );
}

function Reading() {
  return (
    <SettingsRow
      title={t`Units and time`}
      note={t`Changes apply right away. Your catches stay the same; only how they’re shown changes.`}
    >
      <SettingsFields>
        <div>
          <FieldTitle aria-hidden>{t`Units`}</FieldTitle>
          <UnitsChoice />
        </div>
        <div>
          <FieldTitle aria-hidden>{t`Theme`}</FieldTitle>
          <ThemeChoice />
        </div>
        <TimeZoneChoice />
        <LanguageChoice />
      </SettingsFields>
    </SettingsRow>
  );
}
