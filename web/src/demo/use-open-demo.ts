import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";

import { describeFailure } from "../http/describe-failure.ts";
import { useAuth } from "../session/auth.tsx";
import { openDemo } from "./api.ts";

interface OpenDemo {
  isPending: boolean;
  /** Why the last try failed. */
  problem: string | null;
  open: () => void;
}

/** Opens a demo and signs in to its account, in place of whoever is signed in. */
export function useOpenDemo(): OpenDemo {
  const { begin } = useAuth();
  const { mutate, isPending, error } = useMutation({
    mutationFn: openDemo,
    onSuccess: (session) => begin(session, true),
  });
  const problem = error && describeFailure(error, t`The demo could not be opened. Please try again.`);
  return { isPending, problem, open: () => mutate() };
}
