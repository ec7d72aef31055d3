import type { User } from "@creel/domain/accounts/user";
import { UNNAMED_OPERATOR } from "@creel/domain/contact/operator";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { v7 as uuidv7 } from "uuid";
import { onTestFinished } from "vitest";

import { App } from "../app/app.tsx";
import { forgetSession, storeSession } from "../session/stored-session.ts";
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
  homeLatitude: null,
  homeLongitude: null,
  createdAt: "2026-01-01T00:00:00.000Z",
};

export interface Situation {
  /** Of the page: "/catches?species=Pike". */
  path?: string;
  user?: Partial<User>;
  answers?: Answers;
}

export interface Shown {
  /** Who presses and types. */
  person: UserEvent;
  network: Network;
}

/** Shows a part of a page within the app, to somebody who is signed in. */
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
  // Each test is another angler's: what the last one left on this device is not theirs.
  const user: User = { id: uuidv7(), ...ANGLER, ...situation.user };
  const network = fakeNetwork({
    "GET /auth/me": { user },
    "GET /health": {},
    "GET /config": { mapStyles: null, weather: false },
    ...answers,
  });
  history.replaceState(null, "", path);
  storeSession({ accessToken: "access", refreshToken: "refresh", user }, false);
  const router = createBrowserRouter(routes);
  const { unmount } = render(
    <App operator={UNNAMED_OPERATOR} navigate={(to) => void router.navigate(to)}>
      <RouterProvider router={router} />
    </App>,
  );
  onTestFinished(() => {
    dismissMessages();
    unmount();
    router.dispose();
    forgetSession();
  });
  return { person: userEvent.setup(), network };
}

/** They would be shown to the next who opens the app. */
function dismissMessages(): void {
  for (const button of screen.queryAllByRole("button", { name: "Dismiss" })) fireEvent.click(button);
}
