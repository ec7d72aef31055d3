import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { TRIPS_KEY } from "../../trips/data/api.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { customFieldsQuery } from "../api.ts";

interface FieldChange<Given> {
  send: (given: Given) => Promise<unknown>;
  onDone?: () => void;
  /** What is told when the server says nothing about the reason. */
  failure: string;
  /** Where nothing beside it has room for `problem`. */
  hasToast?: boolean;
}

/** A change of own fields; whatever comes of it, they are asked for anew, and so are the catches and trips with their values. */
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
