import type { Fix } from "@creel/domain/doctor/finding";
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { describeFailure } from "../../http/describe-failure.ts";
import { UNDO_MS } from "../../outbox/sending/hold-deletions.ts";
import { useUser } from "../../session/auth.tsx";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { doctorQuery } from "../api.ts";
import type { AppliedFix } from "../apply-fix.ts";
import type { Found } from "./found.ts";

export interface Done {
  /** The key of the finding. */
  key: string;
  name: string;
  /** Describes the change, for example "Moved to the shore." */
  text: string;
  /** `null` if it can no longer be undone. */
  applied: AppliedFix | null;
}

export interface Fixes {
  /** Everything done since the page was opened, newest first. */
  done: readonly Done[];
  /** The key of the finding in progress; `null` if there is none. */
  busy: string | null;
  /** The result of the latest action, which screen readers announce. Empty before the first action. */
  outcome: string;
  apply: (found: Found, fix: Fix, texts: DoneTexts) => void;
  dismiss: (found: Found, texts: DoneTexts) => void;
  undo: (done: Done) => void;
}

type DoneTexts = Pick<Done, "name" | "text">;

/** Applies and undoes fixes, and reports their results. */
export function useFixes(): Fixes {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const showMessage = useShowMessage();
  const [done, setDone] = useState<readonly Done[]>([]);
  const [busy, setBusy] = useState<string | null>(null);
  const [outcome, setOutcome] = useState("");
  const holding = useHolding((key) =>
    setDone((all) => all.map((each) => (each.key === key ? { ...each, applied: null } : each))),
  );

  async function run(key: string, task: () => Promise<string>): Promise<void> {
    setBusy(key);
    try {
      setOutcome(await task());
    } catch (error) {
      showMessage(describeFailure(error, t`That didn’t work. Nothing was changed. Try again.`));
    } finally {
      setBusy(null);
    }
  }

  async function recordDone(key: string, { name, text }: DoneTexts, applied: AppliedFix): Promise<string> {
    setDone((all) => [{ key, name, text, applied }, ...all]);
    holding.hold(key, applied);
    return `${name}: ${text}`;
  }

  const reload = () => queryClient.invalidateQueries({ queryKey: doctorQuery.queryKey });

  return {
    done,
    busy,
    outcome,
    apply: ({ finding: { key }, catches, trip }, fix, texts) =>
      void run(key, async () => {
        const { applyFix } = await import("../apply-fix.ts");
        return recordDone(key, texts, await applyFix(fix, { userId, catches, trip }));
      }),
    dismiss: ({ finding: { key } }, texts) =>
      void run(key, async () => {
        const { dismissFinding, restoreFinding } = await import("../read-doctor.ts");
        await dismissFinding(key);
        // This page lists the finding as done, so it does not refetch. Other pages refetch when they are opened.
        void queryClient.invalidateQueries({ queryKey: doctorQuery.queryKey, refetchType: "none" });
        const undo = async () => {
          await restoreFinding(key);
          return true;
        };
        return recordDone(key, texts, { undo });
      }),
    undo: ({ key, name, applied }) =>
      void run(key, async () => {
        holding.drop(key);
        const isBack = (await applied?.undo()) ?? false;
        setDone((all) =>
          isBack
            ? all.filter((each) => each.key !== key)
            : all.map((each) => (each.key === key ? { ...each, applied: null } : each)),
        );
        void reload();
        return isBack ? t`${name}: undone` : t`Too late to undo: it’s already deleted.`;
      }),
  };
}

/** Releases a held deletion after `UNDO_MS`, or when the page unmounts. */
function useHolding(onReleased: (key: string) => void) {
  const held = useRef(new Map<string, { timer: ReturnType<typeof setTimeout>; release: () => void }>());
  useEffect(() => {
    const all = held.current;
    return () => {
      for (const { timer, release } of all.values()) {
        clearTimeout(timer);
        release();
      }
      all.clear();
    };
  }, []);
  return {
    hold(key: string, { release }: AppliedFix): void {
      if (!release) return;
      const timer = setTimeout(() => {
        held.current.delete(key);
        release();
        onReleased(key);
      }, UNDO_MS);
      held.current.set(key, { timer, release });
    },
    drop(key: string): void {
      clearTimeout(held.current.get(key)?.timer);
      held.current.delete(key);
    },
  };
}
