import { answerWith, BROKEN, type Scene, shows, type Stage } from "./scene.ts";

const READING = ["about", "privacy", "terms", "cookies"].map((name): Scene => ({
  name,
  who: "stranger",
  path: `/${name}`,
}));

/** What anybody may see. */
export const PUBLIC_SCENES: readonly Scene[] = [
  { name: "home", who: "stranger", path: "/" },
  ...READING,
  { name: "contact", who: "stranger", path: "/contact" },
  { name: "contact-missing", who: "stranger", path: "/contact", prepare: press("Send Message") },
  { name: "menu-stranger", who: "stranger", path: "/about", prepare: openMenu, isWindow: true },
  { name: "login", who: "stranger", path: "/login" },
  { name: "login-missing", who: "stranger", path: "/login", prepare: press("Sign In") },
  { name: "login-refused", who: "stranger", path: "/login", prepare: signInWrongly },
  { name: "sign-up", who: "stranger", path: "/login?mode=register" },
  { name: "sign-up-missing", who: "stranger", path: "/login?mode=register", prepare: signUpHalf },
  { name: "forgot-password", who: "stranger", path: "/forgot-password" },
  { name: "forgot-password-sent", who: "stranger", path: "/forgot-password", prepare: askForLink },
  {
    name: "reset-password",
    who: "stranger",
    path: "/reset-password#token=x",
    prepare: shows("Choose a new"),
  },
  {
    name: "reset-password-no-link",
    who: "stranger",
    path: "/reset-password",
    prepare: shows("is not complete"),
  },
  {
    name: "confirm-email-old-link",
    who: "stranger",
    path: "/confirm-email#token=x",
    prepare: confirmTooLate,
  },
  { name: "not-found", who: "stranger", path: "/no/such/page", prepare: shows("It may have moved") },
  {
    name: "initializing",
    who: "angler",
    path: "/dashboard",
    before: ({ context }) => context.route("**/api/auth/me", () => new Promise<never>(() => {})),
    prepare: shows("Initializing..."),
    isWindow: true,
  },
  {
    name: "contact-refused",
    who: "stranger",
    path: "/contact",
    before: (stage) => answerWith(stage, "contact", BROKEN),
    prepare: writeMessage,
  },
];

/** Presses what the page refuses: its code may come only with the press. */
function press(name: string) {
  return async ({ page }: Stage): Promise<void> => {
    await page.getByRole("button", { name, exact: true }).click();
    await page.locator("[data-invalid]").first().waitFor();
  };
}

async function openMenu({ page, isPhone }: Stage): Promise<void> {
  if (isPhone) await page.getByRole("button", { name: "Open menu" }).click();
}

async function signInWrongly({ page }: Stage): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill("maren@example.com");
  await page.getByRole("textbox", { name: "Password" }).fill("perch and float");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByText("Invalid email or password").waitFor();
}

async function signUpHalf({ page }: Stage): Promise<void> {
  await page.getByRole("textbox", { name: "First name" }).fill("Maren");
  await page.getByRole("textbox", { name: /^Password/ }).fill("perch");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("pike");
  await page.getByRole("textbox", { name: "Email" }).fill("maren@");
  await page.getByRole("textbox", { name: "Email" }).press("Enter");
}

async function askForLink({ page }: Stage): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill("maren@example.com");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Email" }).waitFor({ state: "detached" });
}

async function confirmTooLate({ page }: Stage): Promise<void> {
  const confirm = page.getByRole("button", { name: "Confirm my new email" });
  await confirm.click();
  await confirm.waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function writeMessage({ page }: Stage): Promise<void> {
  await page.getByRole("textbox", { name: "Name" }).fill("Hank Sørensen");
  await page.getByRole("textbox", { name: "Email" }).fill("hank@example.com");
  await page.getByRole("button", { name: /Subject/ }).click();
  await page.getByRole("option", { name: "Bug" }).click();
  await page.getByRole("textbox", { name: "Message" }).fill("The depth comes back a foot short.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByRole("alert").first().waitFor();
}
