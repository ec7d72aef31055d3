import type { User } from "@creel/domain/accounts/user";
import { UNNAMED_OPERATOR } from "@creel/domain/contact/operator";
import { render } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { v7 as uuidv7 } from "uuid";
import { onTestFinished } from "vitest";

import { App } from "../app/app.tsx";
import { createQueryClient, loaderContext } from "../app/query-client.ts";
import { forgetSession, storeSession } from "../http/stored-session.ts";
import { Toasts } from "../ui/overlays/toast.tsx";
import { type Answers, fakeNetwork, type Network } from "./network.ts";

const ANGLER: Omit<User, "id"> = {
  firstName: "Maren",
  lastName: "Dahl",
  username: "maren",
  email: "maren@example.org",
  role: "angler",
  account_status: "active",
  free_premium_access: false,
  units: "imperial",
  timeZone: "America/Chicago",
  language: null,
  homeLatitude: null,
  homeLongitude: null,
  createdAt: "2026-01-01T00:00:00.000Z",
};

export interface Situation {
  /** Of the page: "/catches?species=Pike". */
  path?: string;
  /** `null` where nobody is signed in. */
  user?: Partial<User> | null;
  answers?: Answers;
}

export interface Shown {
  /** Who presses and types. */
  person: UserEvent;
  network: Network;
}

/** Who is signed in is another angler in each test: what the last one left on this device is not theirs. */
export function anglerOf(known: Partial<User> = {}): User {
  return { id: uuidv7(), ...ANGLER, ...known };
}

/** Shows a part of a page within the app, to somebody who is signed in unless the test says otherwise. */
export function show(part: ReactNode, situation: Situation = {}): Shown {
  const element = (
    <>
      {part}
      <Toasts />
    </>
  );
  return showRoutes([{ path: "*", element }], situation);
}

/** The same for pages one can go between. */
export function showRoutes(routes: RouteObject[], situation: Situation = {}): Shown {
  const { path = "/", answers } = situation;
  const user = situation.user === null ? null : anglerOf(situation.user);
  const network = fakeNetwork({
    ...(user && { "GET /auth/me": { user } }),
    "GET /health": {},
    "GET /config": { map: null, weather: false },
    ...answers,
  });
  history.replaceState(null, "", path);
  if (user) storeSession({ accessToken: "access", refreshToken: "refresh", user }, false);
  const queryClient = createQueryClient();
  const { queries, ...defaults } = queryClient.getDefaultOptions();
  // In the product a second passes before the second try, and two before the third.
  queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retryDelay: 0 } });
  const router = createBrowserRouter(routes, { getContext: loaderContext(queryClient) });
  const { unmount } = render(
    <App operator={UNNAMED_OPERATOR} queryClient={queryClient} navigate={(to) => void router.navigate(to)}>
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
