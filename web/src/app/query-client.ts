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
        // The server refuses again what it refused, and without a network the failure is shown at once.
        retry: (count, error) =>
          !(error instanceof ApiError && error.status < 500) &&
          connectivity.get() !== "no network" &&
          count < TRIES,
        // Browsers' own knowledge of the network is not reliable.
        networkMode: "always",
        // Refetches what failed, even while an earlier answer is fresh.
        refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : true),
        persister,
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** What loaders of routes find the query client by. */
export const queryClientContext = createContext<QueryClient>();

/** The `getContext` of a router. */
export function loaderContext(queryClient: QueryClient): () => RouterContextProvider {
  const context = new RouterContextProvider(new Map([[queryClientContext, queryClient]]));
  return () => context;
}
