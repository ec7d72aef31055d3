import type { License } from "@creel/domain/licenses/license";
import { type LicenseState, licenseState } from "@creel/domain/licenses/license-state";
import { CircleCheck, Clock } from "lucide-react";
import type { ComponentProps } from "react";

import { Badge } from "../../ui/feedback/states.tsx";
import { useToday } from "../data/use-today.ts";
import { describeState } from "./describe-license.ts";

type Look = Pick<ComponentProps<typeof Badge>, "tone" | "icon">;

const LOOKS: Record<LicenseState["kind"], Look> = {
  open: { tone: "good", icon: CircleCheck },
  valid: { tone: "good", icon: CircleCheck },
  ending: { tone: "fair", icon: Clock },
  ended: { tone: "neutral" },
  upcoming: { tone: "neutral" },
};

/** Says whether a license is valid, and marks one that ends soon. */
export function LicenseBadge({ license, className }: { license: License; className?: string | undefined }) {
  const state = licenseState(license, useToday());
  return (
    <Badge {...LOOKS[state.kind]} {...(className !== undefined && { className })}>
      {describeState(state)}
    </Badge>
  );
}
