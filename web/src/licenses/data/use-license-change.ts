import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { licensesQuery } from "./api.ts";

interface LicenseChange<Given, Changed> {
  send: (given: Given) => Promise<Changed>;
  onDone: (changed: Changed) => void;
  /** The message if the server gives no reason. */
  failure: string;
}

/** Changes the licenses and refetches them, even if the change fails. */
export function useLicenseChange<Given, Changed>({ send, onDone, failure }: LicenseChange<Given, Changed>) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: licensesQuery.queryKey }),
  });
  return { mutate, isPending, problem: error ? describeFailure(error, failure) : null };
}
