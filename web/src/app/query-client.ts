import { QueryClient } from "@tanstack/react-query";
import { createContext, RouterContextProvider } from "react-router";

import { ApiError } from "../http/api-error.ts";
import { connectivity } from "../http/connectivity.ts";
import { persister } from "./offline/cache/persister.ts";

const TRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The server would repeat a refusal. Without a network, the failure is shown at once.
        retry: (count, error) =>
          !(error instanceof ApiError && error.status < 500) &&
          connectivity.get() !== "no network" &&
          count < TRIES,
        // The browser's `onLine` is not reliable.
        networkMode: "always",
        // Refetches what failed, even while an earlier answer is fresh.
        refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : true),
        persister,
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** The context in which route loaders find the query client. */
export const queryClientContext = createContext<QueryClient>();

/** Returns the `getContext` option of a router. */
export function loaderContext(queryClient: QueryClient): () => RouterContextProvider {
  const context = new RouterContextProvider(new Map([[queryClientContext, queryClient]]));
  return () => context;
}
