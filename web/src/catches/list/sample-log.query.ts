import { type SampleLog, sampleLogSchema } from "@creel/domain/samples/sample-log";
import { type QueryClient, queryOptions } from "@tanstack/react-query";

import { send } from "../../http/send.ts";
import { CATCHES_KEY } from "../logbook/api.ts";

const PATH = "/catches/sample";

export const sampleLogQuery = queryOptions({
  queryKey: [...CATCHES_KEY, "sample"],
  queryFn: ({ signal }) => send({ path: PATH, signal }, sampleLogSchema),
});

export function addSampleLog(): Promise<SampleLog> {
  return send({ method: "POST", path: PATH }, sampleLogSchema);
}

export function removeSampleLog(): Promise<SampleLog> {
  return send({ method: "DELETE", path: PATH }, sampleLogSchema);
}

/** Refetches everything that shows catches. */
export async function putSampleLog(queryClient: QueryClient, log: SampleLog): Promise<void> {
  queryClient.setQueryData(sampleLogQuery.queryKey, log);
  await queryClient.invalidateQueries({ queryKey: CATCHES_KEY });
}
