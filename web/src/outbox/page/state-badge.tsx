import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ArrowUp, CircleAlert, type LucideIcon, Smartphone, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";

import { Badge } from "../../ui/feedback/states.tsx";
import type { OutboxState } from "../outbox-item.ts";
import type { WaitingState } from "../waiting/waiting-state.ts";

interface Look {
  words: MessageDescriptor;
  tone: NonNullable<ComponentProps<typeof Badge>["tone"]>;
  icon: LucideIcon;
}

const LOOKS: Record<OutboxState, Look> = {
  waiting: { words: msg`Kept on this phone`, tone: "fair", icon: Smartphone },
  sending: { words: msg`Sending`, tone: "info", icon: ArrowUp },
  later: { words: msg`Not sent`, tone: "bad", icon: CircleAlert },
  asks: { words: msg`Needs you`, tone: "bad", icon: CircleAlert },
};
const DELETED: Look = { words: msg`Deleted here`, tone: "neutral", icon: Trash2 };

export function StateBadge({ waiting: { state, kind } }: { waiting: Pick<WaitingState, "state" | "kind"> }) {
  const { words, tone, icon } = kind === "deleted" && state === "waiting" ? DELETED : LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(words)}
    </Badge>
  );
}
