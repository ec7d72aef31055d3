import { useMutation, useQueryClient } from "@tanstack/react-query";

import { ApiError } from "../http/api-error.ts";
import { logFailure } from "../http/log-failure.ts";
import { showToast } from "../ui/overlays/toast.tsx";
import { ADMIN_KEY } from "./admin-key.ts";

interface AdminAction<Answer> {
  act: () => Promise<Answer>;
  /** What is said when it is done: "Ray Kowalczyk is suspended". */
  done: string | ((answer: Answer) => string);
  onDone?: (answer: Answer) => void;
  /** Takes the failure instead of a toast, where there is a place for it. */
  onFailed?: (error: unknown) => void;
}

/** Something an admin does: told when it is done or why it is not; after it the admin area is asked for anew. */
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

/** What to tell of a change that was not made. */
export function describeActionFailure(error: unknown): string {
  if (error instanceof ApiError && error.explanation) return error.explanation.message;
  return "Creel did not answer, so the change may or may not be made. Look again in a moment.";
}
