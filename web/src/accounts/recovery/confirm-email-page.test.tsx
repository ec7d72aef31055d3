import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { type Answers, noAnswer, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";

const CONFIRM = "POST /auth/confirm-email";
const NEW = { email: "new@example.org" };

function openLink(answers: Answers, user: null | object = null, path = "/confirm-email#token=t0k3n") {
  const shown = openPage(path, { user, answers });
  const confirm = async () =>
    shown.person.click(await screen.findByRole("button", { name: "Confirm my new email" }));
  return { ...shown, confirm };
}

test("opening the link changes nothing yet; a press does, and the token is not in the address", async () => {
  const { confirm, network } = openLink({ [CONFIRM]: NEW });
  await screen.findByRole("button", { name: "Confirm my new email" });
  await waitFor(() => expect(location.href).not.toContain("t0k3n"));
  expect(network.asked(CONFIRM)).toEqual([]);
  await confirm();
  expect(await screen.findByRole("heading", { name: "Your email has changed" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  expect(network.sent(CONFIRM)).toEqual([{ token: "t0k3n" }]);
});

test("who is signed in is led to the profile, which knows the new email", async () => {
  const { confirm, network } = openLink({ [CONFIRM]: NEW }, {});
  await confirm();
  expect(await screen.findByRole("link", { name: "Go to your profile" })).toBeVisible();
  await waitFor(() => expect(network.asked("GET /auth/me").length).toBeGreaterThan(1));
});

test("a link that is over says so, and that nothing has changed", async () => {
  const { confirm } = openLink({ [CONFIRM]: refusal(400, "link_over", "This link no longer works.") });
  await confirm();
  expect(await screen.findByRole("alert")).toHaveTextContent("This link no longer works.");
  expect(screen.getByText(/^Your email has not changed\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Confirm my new email" })).toBeNull();
});

test("without an answer the link can be tried again", async () => {
  const { confirm, network } = openLink({ [CONFIRM]: noAnswer });
  await confirm();
  expect(await screen.findByRole("alert")).toHaveTextContent("Network error.");
  network.answer({ [CONFIRM]: NEW });
  await confirm();
  expect(await screen.findByText(NEW.email)).toBeVisible();
});

test("half of a link says that part of it is missing", async () => {
  openLink({}, null, "/confirm-email");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Part of this link is missing. Please open it again from the email.",
  );
});
