import { t } from "@lingui/core/macro";

import { BackToYou } from "../../ui/layout/back-to-you.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { OwnFields } from "./own-fields.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

/** Fields of the angler, and those that many anglers note. */
export function CustomFieldsPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Custom fields · Creel`}</title>
      <BackToYou />
      <PageHeader>
        <h1>{t`Custom fields`}</h1>
      </PageHeader>
      <OwnFields />
    </div>
  );
}
