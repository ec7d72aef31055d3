import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { PENDING } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { DevicesSection } from "./devices-section.tsx";

const sessionOf = (id: string, device: string, current = false) => ({
  id,
  device,
  current,
  way: id === "2" ? "password_and_code" : "passkey",
  ip: "203.0.113.7",
  createdAt: "2026-11-01T12:00:00.000Z",
  lastUsedAt: "2026-11-20T12:00:00.000Z",
});
const HERE = sessionOf("1", "Firefox on Linux", true);
const PHONE = sessionOf("2", "Chrome on Android");
const TABLET = sessionOf("3", "Safari on iPad");

const REFUSED = () => Response.json({}, { status: 400 });
const DONE = () => new Response(null, { status: 204 });
function lines(): HTMLElement[] {
  const list = screen.queryByRole("list", { name: "Signed-in devices" });
  return list ? within(list).getAllByRole("listitem") : [];
}

/** The list as the server has it, from which what was ended is gone. */
function showList() {
  let sessions = [HERE, PHONE, TABLET];
  return show(<DevicesSection />, {
    answers: {
      "GET /auth/sessions": () => ({ sessions }),
      "DELETE /auth/sessions/2": () => {
        sessions = sessions.filter(({ id }) => id !== "2");
        return DONE();
      },
      "DELETE /auth/sessions": () => {
        sessions = [HERE];
        return DONE();
      },
    },
  });
}

test("each place where one is signed in says how and when it was used, and the one in use that it is this device", async () => {
  showList();
  await waitFor(() => expect(lines()).toHaveLength(3));
  const [here, phone] = lines();
  expect(here).toHaveTextContent(/^Firefox on Linux.*in use now\. By passkey\.This device$/);
  expect(within(here ?? document.body).queryByRole("button")).toBeNull();
  expect(phone).toHaveTextContent(
    /^Chrome on Android203\.0\.113\.7 · signed in .*, last used .*\. By password and code\./,
  );
});

test("a sign-in is ended elsewhere, is gone from the list, and the page says so", async () => {
  const { person, network } = showList();
  const end = await screen.findByRole("button", { name: /^Sign out\s*Chrome on Android$/ });
  expect(end).toHaveAccessibleDescription(/signed in .*, last used/);
  await person.click(end);
  expect(await screen.findByText("Chrome on Android signed out")).toBeVisible();
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(network.asked("DELETE")).toEqual(["DELETE /auth/sessions/2"]);
});

test("all but this device are ended at once, and then there is nothing more to end", async () => {
  const { person } = showList();
  await person.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
  expect(await screen.findByText("You’re signed out everywhere else")).toBeVisible();
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
});

test("a sign-in that could not be ended stays in the list, and the page says so", async () => {
  const { person, network } = showList();
  network.answer({ "DELETE /auth/sessions/2": REFUSED });
  await person.click(await screen.findByRole("button", { name: /^Sign out\s*Chrome on Android$/ }));
  expect(await screen.findByText("The device could not be signed out. Please try again.")).toBeVisible();
  expect(lines()).toHaveLength(3);
});

test("while the list is on its way the page says that it is loading", async () => {
  show(<DevicesSection />, { answers: { "GET /auth/sessions": () => PENDING } });
  expect(await screen.findByRole("status", { name: "Loading your signed-in devices" })).toBeVisible();
});

test("a list that cannot be loaded is said so, and loaded when it is asked for again", async () => {
  const { person, network } = show(<DevicesSection />, { answers: { "GET /auth/sessions": REFUSED } });
  expect(await screen.findByText(/^Your signed-in devices could not be loaded\./)).toBeVisible();
  network.answer({ "GET /auth/sessions": { sessions: [HERE] } });
  await person.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(lines()).toHaveLength(1));
});
