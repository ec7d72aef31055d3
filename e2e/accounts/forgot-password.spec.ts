import { expect, signUp, test } from "../setup/fixtures.ts";
import { linkIn, mailsTo } from "../setup/mails.ts";

test.use({ expected: { errors: [/status of 40[01]/] } });

test("who forgot their password reads the mail, sets a new one and signs in with it; the link is used up", async ({
  page,
  url,
}) => {
  const { email, password } = await signUp(url);

  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Send again in \d+ s$/ })).toBeDisabled();

  const [mail] = await mailsTo(email, 1);
  const link = linkIn(mail);
  expect(link).toMatch(new RegExp(`^${url}/reset-password#token=[\\w-]{43}$`));
  expect(mail?.html).toContain(link);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await expect(page).toHaveURL(`${url}/reset-password`);
  await page.reload();
  await page.getByRole("textbox", { name: "New password" }).fill("icehouse on frazer bay");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("icehouse on frazer bay");
  await page.getByRole("button", { name: "Save password" }).click();

  await expect(page.getByRole("status")).toHaveText("Your password was changed. Please sign in.");
  const signIn = async (word: string) => {
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("textbox", { name: "Password" }).fill(word);
    await page.getByRole("button", { name: "Sign In" }).click();
  };
  await signIn(password);
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await signIn("icehouse on frazer bay");
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await mailsTo(email, 2))[1]?.subject).toBe("Your password was changed");

  await page.goto(link);
  await page.getByRole("textbox", { name: "New password" }).fill("once more");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("once more");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeFocused();
  await page.getByRole("link", { name: "Send a new link" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
});
