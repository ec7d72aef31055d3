import type { Operator } from "@creel/domain/contact/operator";
import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { RouterProvider as AriaRouter } from "react-aria-components";

import { AuthProvider, useAuth } from "../accounts/signed-in/auth.tsx";
import { ApiError } from "../http/api-error.ts";
import { watchConnectivity, connectivity } from "../http/connectivity.ts";
import { OperatorProvider } from "../operator/operator.ts";
import { MessageProvider } from "../ui/overlays/show-message.tsx";
import { Initializing } from "./loading/initializing.tsx";
import { persister } from "./offline/cache/persister.ts";

const TRIES = 2;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // What the server refused it will refuse again, and without a network nobody has to wait to be told so.
        retry: (count, error) =>
          !(error instanceof ApiError && error.status < 500) &&
          connectivity.get() !== "no network" &&
          count < TRIES,
        // A browser that says it has a network may have none, and the other way round: what is asked finds out.
        networkMode: "always",
        // What failed, also where an answer of before is still fresh.
        refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : true),
        persister,
      },
      mutations: { networkMode: "always" },
    },
  });
}

onlineManager.setEventListener(watchConnectivity);

interface AppProps {
  operator: Operator;
  /** Goes to a path of the app. */
  navigate: (path: string) => void;
  /** The router with its pages: the browser's, or the one of a page that is drawn beforehand. */
  children: ReactNode;
}

export function App({ operator, navigate, children }: AppProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <AriaRouter navigate={navigate}>
          <MessageProvider>
            <OperatorProvider value={operator}>
              <Pages>{children}</Pages>
            </OperatorProvider>
          </MessageProvider>
        </AriaRouter>
      </AuthProvider>
    </QueryClientProvider>
  );
}

function Pages({ children }: { children: ReactNode }) {
  const { isInitializing } = useAuth();
  return isInitializing ? <Initializing /> : children;
}
