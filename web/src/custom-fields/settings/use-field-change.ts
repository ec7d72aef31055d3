import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { TRIPS_KEY } from "../../trips/data/api.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { customFieldsQuery } from "../api.ts";

interface FieldChange<Given> {
  send: (given: Given) => Promise<unknown>;
  onDone?: () => void;
  /** Shown if the server gives no reason. */
  failure: string;
  /** True to show a failure as a toast, where there is no room for `problem`. */
  hasToast?: boolean;
}

/**
 * Changes custom fields. Whatever the result, refetches the fields, and the catches and trips that hold their values.
 */
export function useFieldChange<Given = void>({
  send,
  onDone,
  failure,
  hasToast = false,
}: FieldChange<Given>) {
  const queryClient = useQueryClient();
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationFn: send,
    ...(onDone && { onSuccess: onDone }),
    onError: (problem) => {
      if (hasToast) showToast({ text: describeFailure(problem, failure), isError: true });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: customFieldsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ["catches"] }),
        queryClient.invalidateQueries({ queryKey: TRIPS_KEY }),
      ]),
  });
  return { mutate, mutateAsync, isPending, problem: error ? describeFailure(error, failure) : null };
}
