import type { User } from "@creel/domain/accounts/user";
import { type Operator, UNNAMED_OPERATOR } from "@creel/domain/contact/operator";
import { NO_REMINDERS } from "@creel/domain/licenses/reminders";
import { render } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { onTestFinished } from "vitest";

import { App } from "../app/app.tsx";
import { createQueryClient, loaderContext } from "../app/query-client.ts";
import { forgetSession, storeSession } from "../http/stored-session.ts";
import { anglerOf } from "../session/angler-testing.ts";
import { Toasts } from "../ui/overlays/toast.tsx";
import { type Answers, fakeNetwork, type Network } from "./network.ts";

export interface Situation {
  /** The address of the page. Example: "/catches?species=Pike". */
  path?: string;
  /** `null` if nobody is signed in. */
  user?: Partial<User> | null;
  answers?: Answers;
  /** The operator of this installation, as the server names it. */
  operator?: Partial<Operator>;
}

export interface Shown {
  /** Simulates pressing and typing. */
  person: UserEvent;
  network: Network;
}

/** Renders a part of a page within the app, by default for a signed-in user. */
export function show(part: ReactNode, situation: Situation = {}): Shown {
  const element = (
    <>
      {part}
      <Toasts />
    </>
  );
  return showRoutes([{ path: "*", element }], situation);
}

/** Like `show`, for several routes. */
export function showRoutes(routes: RouteObject[], situation: Situation = {}): Shown {
  const { path = "/", answers } = situation;
  const user = situation.user === null ? null : anglerOf(situation.user);
  const network = fakeNetwork({
    ...(user && { "GET /auth/me": { user } }),
    "GET /licences": { licenses: [] },
    "GET /licences/reminders": { reminders: NO_REMINDERS },
    "GET /auth/me/confirmation": { password: true, passkey: null, provider: false },
    "GET /auth/me/passkeys": { passkeys: [] },
    "GET /auth/me/totp": {
      totp: { confirmed_at: "2026-01-01T00:00:00.000Z" },
      backup_codes_left: 10,
      is_required: false,
    },
    "GET /auth/providers": { providers: [], passwords: true, passkeys: true, proxy: null },
    "GET /health": {},
    "GET /config": { map: null, weather: false },
    ...answers,
  });
  history.replaceState(null, "", path);
  if (user) storeSession({ accessToken: "access", refreshToken: "refresh", user }, false);
  const queryClient = createQueryClient();
  const { queries, ...defaults } = queryClient.getDefaultOptions();
  // The product waits one second before the second try, and two before the third.
  queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retryDelay: 0 } });
  const router = createBrowserRouter(routes, { getContext: loaderContext(queryClient) });
  const { unmount } = render(
    <App
      operator={{ ...UNNAMED_OPERATOR, ...situation.operator }}
      queryClient={queryClient}
      navigate={(to) => void router.navigate(to)}
    >
      <RouterProvider router={router} />
    </App>,
  );
  onTestFinished(() => {
    unmount();
    router.dispose();
    forgetSession();
  });
  return { person: userEvent.setup(), network };
}
