import type { Operator } from "@creel/domain/contact/operator";
import { I18nProvider } from "@lingui/react";
import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { RouterProvider as AriaRouter } from "react-aria-components";

import { AuthProvider, useAuth } from "../accounts/signed-in/auth.tsx";
import { ApiError } from "../http/api-error.ts";
import { watchConnectivity, connectivity } from "../http/connectivity.ts";
import { i18n } from "../i18n/locale.ts";
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

onlineManager.setEventListener(watchConnectivity);

interface AppProps {
  operator: Operator;
  navigate: (path: string) => void;
  children: ReactNode;
}

export function App({ operator, navigate, children }: AppProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <I18nProvider i18n={i18n}>
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
    </I18nProvider>
  );
}

function Pages({ children }: { children: ReactNode }) {
  const { isInitializing } = useAuth();
  return isInitializing ? <Initializing /> : children;
}
