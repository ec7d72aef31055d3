import { t } from "@lingui/core/macro";

import { AnchorButton } from "../ui/controls/button.tsx";

/** The documentation, which begins with how to get Creel (api/src/http/docs-site.ts). */
const DOCS = "/docs/";

interface GetCreelProps {
  look?: "deep" | "line";
  isWide?: boolean;
  className?: string;
}

export function GetCreel(props: GetCreelProps) {
  return <AnchorButton href={DOCS} {...props}>{t`Get Creel`}</AnchorButton>;
}
