import { t } from "@lingui/core/macro";
import { Smartphone } from "lucide-react";

import { RevealsBanner } from "../../accounts/reveals/reveals-banner.tsx";
import { EndingBanner } from "../../licenses/ending-banner.tsx";
import { useCatchesOfOthers } from "../../outbox/waiting/use-catches-of-others.ts";
import { PageBanner } from "../../ui/layout/page-banner.tsx";
import { WhatsNewSlot } from "../../version/whats-new-slot.tsx";

export function DashboardNotices() {
  return (
    <>
      <OfOthersBanner />
      <RevealsBanner />
      <EndingBanner />
      <WhatsNewSlot />
    </>
  );
}

function OfOthersBanner() {
  const text = useCatchesOfOthers();
  if (text === null) return null;
  return (
    <PageBanner label={t`From another angler`} icon={Smartphone} actions={null}>
      {text}
    </PageBanner>
  );
}
