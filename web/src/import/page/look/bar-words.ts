import { isComplete } from "@creel/domain/import/staging/staged-catch";
import { plural, t } from "@lingui/core/macro";

import type { OpenedFile } from "./opened-file.ts";
import type { Planned } from "./plan-query.ts";

interface Asked {
  source: OpenedFile["source"];
  planned: Planned | undefined;
  /** Whether lines of a table come in. */
  hasTable: boolean;
}

interface BarWords {
  title: string;
  note: string;
  isReady: boolean;
}

/** How far reading has come, and why it does not go on. */
export function barWords({ source, planned, hasTable }: Asked): BarWords {
  if (!hasTable) return wordsOfOthers(source);
  if (!planned) return { title: t`It is being read.`, note: nothingYet(), isReady: false };
  const { catches, questions } = planned;
  const fish = catches.filter(({ isBlank }) => !isBlank);
  const [all, open] = [fish.length, questions.length + (isAsked(source) ? 1 : 0)];
  if (open > 0) {
    return {
      title: t`${plural(all, { one: "# catch was read.", other: "# catches were read." })}`,
      note: t`${plural(open, { one: "# question above waits for your answer.", other: "# questions above wait for your answers." })}`,
      isReady: false,
    };
  }
  const complete = fish.filter(isComplete).length;
  const ready = catches.filter(isComplete).length;
  const out = catches.length - ready;
  const stays = t`${plural(out, { one: "# line stays out as it is.", other: "# lines stay out as they are." })}`;
  const isReady = ready > 0 || hasOthers(source);
  return {
    title: t`${plural(complete, { one: "# catch is complete.", other: "# catches are complete." })}`,
    note: out === 0 ? nothingYet() : isReady ? stays : `${stays} ${t`Each line above says what it needs.`}`,
    isReady,
  };
}

function wordsOfOthers(source: Asked["source"]): BarWords {
  if (isAsked(source)) {
    return {
      title: t`It is read.`,
      note: t`The question about its letters waits for your answer.`,
      isReady: false,
    };
  }
  if (hasOthers(source)) {
    return { title: t`Everything in it can be compared.`, note: nothingYet(), isReady: true };
  }
  return {
    title: t`Nothing in it can come in.`,
    note: t`It has no place with coordinates and no track. Look for what it has on the device that wrote it.`,
    isReady: false,
  };
}

function isAsked({ encoding }: Asked["source"]): boolean {
  return encoding !== null && encoding.value === null;
}

function hasOthers({ trips, places, tracks, records }: Asked["source"]): boolean {
  return trips.length + places.length + tracks.length > 0 || records !== null;
}

function nothingYet(): string {
  return t`Nothing is written before you have seen what it would be.`;
}
