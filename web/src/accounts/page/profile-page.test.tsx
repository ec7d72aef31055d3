import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { answersOfLog } from "../../testing/log.ts";
import type { Answers } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";

function openProfile(hasPassword = true, more: Answers = {}) {
  const user = { has_password: hasPassword };
  const answers = {
    ...answersOfLog(),
    "GET /auth/me/totals": { catches: 0, photos: 0, trips: 0 },
    "GET /auth/me/email": { email: "maren@example.org", pendingEmail: null },
    ...more,
  };
  return openPage("/profile", { user, answers });
}

test.each([
  ["See who can get in", "/profile/access"],
  ["Choose notifications", "/profile/notifications"],
])("the profile leads on: %s", async (name, path) => {
  openProfile();
  expect(await screen.findByRole("link", { name })).toHaveAttribute("href", path);
});

test("an account without a password reads how to get one, and has no form for another", async () => {
  openProfile(false);
  expect(await screen.findByText(/^Your account has no password\./)).toBeVisible();
  expect(screen.queryByLabelText("New password")).toBeNull();
});

test("with passwords off there is no password to change", async () => {
  openProfile(true, {
    "GET /auth/providers": { providers: [], passwords: false, passkeys: true, proxy: null },
  });
  expect(await screen.findByText("Passwords are off on this Creel.")).toBeVisible();
  expect(screen.queryByLabelText("New password")).toBeNull();
});
