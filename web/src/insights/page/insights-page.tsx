import { t } from "@lingui/core/macro";

import { useLureNames } from "../../catches/labels/use-lure-names.ts";
import { MyCatchesHeader } from "../../catches/page/my-catches-header.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { InsightsPart } from "./insights-part.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

const LureTrialOffer = lazyPart(
  async () => (await import("../../lure-trial/lure-trial-offer.tsx")).LureTrialOffer,
);
const PersonalBests = lazyPart(async () => (await import("./personal-bests.tsx")).PersonalBests);

export function InsightsPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Stats · Creel`}</title>
      <MyCatchesHeader />
      <InsightsPart lureName={useLureNames()} Bests={PersonalBests} LureTrial={LureTrialOffer} />
    </div>
  );
}
