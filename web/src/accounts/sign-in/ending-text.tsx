import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLocation } from "react-router";
import * as z from "zod/mini";

import type { Ending } from "../../http/stored-session.ts";
import { Notice } from "../../ui/feedback/states.tsx";

const SENTENCES = {
  ended: msg`Your sign-in has ended. Please sign in again.`,
  elsewhere: msg`You were signed out in another tab. Please sign in again.`,
  suspended: msg`Your account is suspended. Please contact support.`,
} satisfies Record<Exclude<Ending, "demo over">, MessageDescriptor>;

const stateSchema = z.object({ ending: z.enum(["ended", "elsewhere", "suspended"]) });

/** Says why the angler was led to the sign-in page, from the location state that the guard set. */
export function EndingText() {
  const ending = stateSchema.safeParse(useLocation().state).data?.ending;
  if (!ending) return null;
  return <Notice tone={ending === "suspended" ? "bad" : "info"}>{i18n._(SENTENCES[ending])}</Notice>;
}
