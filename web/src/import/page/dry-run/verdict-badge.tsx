import type { ImportVerdict } from "@creel/domain/import/import-row";
import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ComponentProps } from "react";

import { Badge } from "../../../ui/feedback/states.tsx";

interface VerdictWords {
  name: MessageDescriptor;
  tone: NonNullable<ComponentProps<typeof Badge>["tone"]>;
}

const WORDS: Record<ImportVerdict, VerdictWords> = {
  new: { name: msg`New`, tone: "good" },
  same: { name: msg`In your log already`, tone: "neutral" },
  differs: { name: msg`Differs from your log`, tone: "info" },
  changes: { name: msg`Changes yours`, tone: "info" },
  incomplete: { name: msg`Incomplete`, tone: "fair" },
  refused: { name: msg`Refused`, tone: "bad" },
  skipped: { name: msg`Left out`, tone: "neutral" },
};

export function verdictName(verdict: ImportVerdict): string {
  return i18n._(WORDS[verdict].name);
}

export function VerdictBadge({ verdict }: { verdict: ImportVerdict }) {
  return <Badge tone={WORDS[verdict].tone}>{verdictName(verdict)}</Badge>;
}
