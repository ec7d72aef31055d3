import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { ApiError } from "../http/api-error.ts";
import { logFailure } from "../http/log-failure.ts";
import { showToast } from "../ui/overlays/toast.tsx";
import { ADMIN_KEY } from "./admin-key.ts";

interface AdminAction<Answer> {
  act: () => Promise<Answer>;
  /** The message of success, as in "Ray Kowalczyk is suspended". */
  done: string | ((answer: Answer) => string);
  onDone?: (answer: Answer) => void;
  /** Called in place of the toast. */
  onFailed?: (error: unknown) => void;
}

/** Shows a toast with the outcome, and refetches everything of the admin area. */
export function useAdminAction<Answer>() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ act }: AdminAction<Answer>) => act(),
    onSuccess: (answer, { done, onDone }) => {
      onDone?.(answer);
      showToast({ text: typeof done === "string" ? done : done(answer) });
    },
    onError: (error, { onFailed }) => {
      if (onFailed) return onFailed(error);
      logFailure("An admin's change was not made", error);
      showToast({ text: describeActionFailure(error), isError: true });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ADMIN_KEY }),
  });
}

export function describeActionFailure(error: unknown): string {
  if (error instanceof ApiError && error.explanation) return error.explanation.message;
  return t`Creel didn’t answer, so the change may or may not be saved. Check again in a moment.`;
}
