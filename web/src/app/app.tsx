import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider as AriaRouter } from "react-aria-components";
import { RouterProvider } from "react-router/dom";

import { AuthProvider, useAuth } from "../auth/auth.tsx";
import { ApiError } from "../http/api-error.ts";
import { TellProvider } from "../ui/tell.tsx";
import { Initializing } from "./initializing.tsx";
import { router } from "./router.tsx";

const TRIES = 2;

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What the server refused it will refuse again.
      retry: (count, error) => !(error instanceof ApiError && error.status < 500) && count < TRIES,
    },
  },
});

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <AriaRouter navigate={(path) => void router.navigate(path)}>
          <TellProvider>
            <Pages />
          </TellProvider>
        </AriaRouter>
      </AuthProvider>
    </QueryClientProvider>
  );
}

function Pages() {
  const { isInitializing } = useAuth();
  return isInitializing ? <Initializing /> : <RouterProvider router={router} />;
}
