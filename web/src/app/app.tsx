import type { Operator } from "@creel/domain/contact/operator";
import { I18nProvider } from "@lingui/react";
import { onlineManager, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RouterProvider as AriaRouter } from "react-aria-components";

import { watchConnectivity } from "../http/connectivity.ts";
import { i18n } from "../i18n/locale.ts";
import { OperatorProvider } from "../operator/operator.ts";
import { AuthProvider, useAuth } from "../session/auth.tsx";
import { MessageProvider } from "../ui/overlays/show-message.tsx";
import { Initializing } from "./initializing.tsx";

onlineManager.setEventListener(watchConnectivity);

interface AppProps {
  operator: Operator;
  queryClient: QueryClient;
  navigate: (path: string) => void;
  children: ReactNode;
}

export function App({ operator, queryClient, navigate, children }: AppProps) {
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
