import { t } from "@lingui/core/macro";

import { lureName } from "../catches/labels/lure-names.ts";
import { BackToYou } from "../ui/layout/back-to-you.tsx";
import { TackleBox } from "./list/tackle-box.tsx";

import * as utilities from "../ui/styles/utilities.module.css";

export function GearPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Tackle box · Creel`}</title>
      <BackToYou />
      <TackleBox lureName={lureName} />
    </div>
  );
}
