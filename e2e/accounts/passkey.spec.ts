import type { Page } from "@playwright/test";

import { expectNothingFoundNightly } from "../look/axe.ts";
import { expect, test } from "../setup/fixtures.ts";

// A page may still ask for something when its account is gone.
test.use({ expected: { errors: [/status of 401/] } });

/** Gives the browser a phone's authenticator, whose owner always shows a finger. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a passkey is added with the password, signs in without it, and confirms the deletion of the account", async ({
  page,
  angler,
}) => {
  await addAuthenticator(page);
  await page.goto("/profile/access");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("My phone");
  await dialog.getByRole("textbox", { name: "Your password" }).fill(angler.password);
  await expectNothingFoundNightly(page, "the question for a passkey");
  await dialog.getByRole("button", { name: "Continue" }).click();
  const passkeys = page.getByRole("list", { name: "Passkeys" });
  await expect(passkeys.getByRole("listitem")).toContainText(/My phone.*Never used/);
  await expectNothingFoundNightly(page, "a passkey in the list");

  await page.goto("/profile");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await page.goto("/login");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back, Maren!" })).toBeVisible();
  await page.goto("/profile/access");
  await expect(passkeys.getByRole("listitem")).toContainText("Used just now");
  await expect(page.getByRole("list", { name: "Signed-in devices" })).toContainText("By passkey.");

  await page.goto("/profile");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete your account?" });
  await question.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page.getByText("Your account and everything in it were deleted.")).toBeVisible();
});
