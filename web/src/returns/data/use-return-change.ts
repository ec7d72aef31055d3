import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { RETURNS_KEY, returnTemplatesQuery } from "./api.ts";
import type { Saved } from "./save-returns.ts";

interface ReturnChange<Given> {
  send: (given: Given) => Promise<Saved>;
  onDone?: (saved: Saved) => void;
  /** The message if the server gives no reason. */
  failure: string;
}

/** Changes returns or templates, and refetches both, even if the change fails. */
export function useReturnChange<Given = void>({ send, onDone, failure }: ReturnChange<Given>) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    ...(onDone && { onSuccess: onDone }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: RETURNS_KEY }),
        queryClient.invalidateQueries({ queryKey: returnTemplatesQuery.queryKey }),
      ]),
  });
  return { mutate, isPending, problem: error ? describeFailure(error, failure) : null };
}
