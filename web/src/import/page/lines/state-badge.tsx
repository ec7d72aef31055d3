import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ComponentProps } from "react";

import { Badge } from "../../../ui/feedback/states.tsx";
import type { LineState } from "./staged-lines.ts";

interface StateWords {
  name: MessageDescriptor;
  tone: NonNullable<ComponentProps<typeof Badge>["tone"]>;
}

export const STATE_WORDS: Record<LineState, StateWords> = {
  ready: { name: msg`Ready`, tone: "good" },
  warning: { name: msg`Ready, with a note`, tone: "info" },
  question: { name: msg`Asks`, tone: "fair" },
  missing: { name: msg`Incomplete`, tone: "fair" },
  refused: { name: msg`Refused`, tone: "bad" },
};

export function StateBadge({ state }: { state: LineState }) {
  const { name, tone } = STATE_WORDS[state];
  return <Badge tone={tone}>{i18n._(name)}</Badge>;
}
