import { RevealsBanner } from "../../accounts/reveals/reveals-banner.tsx";
import { OfOthersBanner } from "../offline/notices/of-others-banner.tsx";

export function DashboardNotices() {
  return (
    <>
      <OfOthersBanner />
      <RevealsBanner />
    </>
  );
}
