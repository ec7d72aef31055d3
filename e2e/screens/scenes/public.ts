import { dialog, marksField, opens, press, shows, type } from "../actions.ts";
import { inOrder, scenesFrom, type Stage } from "../scene.ts";
import { answer, BROKEN, hold } from "../troubles.ts";

const PAGES = {
  home: "/",
  about: "/about",
  privacy: "/privacy",
  terms: "/terms",
  cookies: "/cookies",
  contact: "/contact",
  login: "/login",
  "sign-up": "/login?mode=register",
  "forgot-password": "/forgot-password",
  "reset-password": "/reset-password#token=x",
  "reset-password-no-link": "/reset-password",
  "confirm-email-no-link": "/confirm-email",
  "not-found": "/no/such/page",
};

/** The pages that anybody can see, with all forms and their errors. */
export const PUBLIC_SCENES = [
  ...Object.entries(PAGES).flatMap(([name, path]) => scenesFrom({ who: "stranger", path }, { [name]: {} })),
  ...scenesFrom(
    { who: "stranger", path: "/contact" },
    {
      "contact-missing": inOrder(press("Send Message"), marksField),
      "contact-refused": { before: answer("contact", BROKEN), prepare: writeMessage },
    },
  ),
  ...scenesFrom(
    { who: "stranger", path: "/about" },
    { "menu-stranger": { prepare: press("Open menu"), isWindow: true, on: "phone" } },
  ),
  ...scenesFrom(
    { who: "stranger", path: "/login" },
    {
      "login-missing": inOrder(press("Sign In"), marksField),
      "login-refused": inOrder(
        type("Email", "maren@example.com"),
        type("Password", "perch and float"),
        press("Sign In"),
        shows("Invalid email or password"),
      ),
      "login-google": inOrder(press(/^Continue with Google/), seeAnswer),
    },
  ),
  ...scenesFrom({ who: "stranger", path: "/login?mode=register" }, { "sign-up-missing": signUpHalf }),
  ...scenesFrom(
    { who: "stranger", path: "/forgot-password" },
    {
      "forgot-password-missing": inOrder(press("Send the link"), marksField),
      "forgot-password-sent": inOrder(
        type("Email", "maren@example.com"),
        press("Send the link"),
        opens("button", /^Send again/),
      ),
    },
  ),
  ...scenesFrom(
    { who: "stranger", path: "/reset-password#token=x" },
    {
      "reset-password-old-link": inOrder(
        type("New password", "perch and bobber"),
        type("Confirm password", "perch and bobber"),
        press("Save password"),
        opens("heading", "This link no longer works"),
      ),
    },
  ),
  ...scenesFrom(
    { who: "stranger", path: "/confirm-email#token=x" },
    { "confirm-email": shows("Confirm my new email"), "confirm-email-old-link": confirmTooLate },
  ),
  ...scenesFrom({ who: "stranger", path: "/catches" }, { "sign-in-asked": opens("heading") }),
  ...scenesFrom(
    { who: "newcomer", path: "/admin" },
    { "admin-denied": { prepare: dialog(/Access denied/), isWindow: true } },
  ),
  ...scenesFrom(
    { who: "angler", path: "/dashboard" },
    {
      initializing: {
        before: hold("auth/me"),
        prepare: shows("Initializing..."),
        isWaiting: true,
        isWindow: true,
      },
    },
  ),
];

async function seeAnswer({ page }: Stage): Promise<void> {
  await page.getByRole("alert").or(page.getByRole("alertdialog")).first().waitFor();
}

async function signUpHalf({ page }: Stage): Promise<void> {
  await page.getByRole("textbox", { name: "First name" }).fill("Maren");
  await page.getByRole("textbox", { name: /^Password/ }).fill("perch");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("bobber");
  // The app takes over from the prerendered page while the first field is filled in, so it receives the input events of
  // these fields.
  await page.getByText("Password strength").waitFor({ state: "attached" });
  await page.getByRole("textbox", { name: "Email" }).fill("maren@");
  await page.getByRole("textbox", { name: "Email" }).press("Enter");
  await page.getByText("Passwords do not match").first().waitFor();
}

async function confirmTooLate({ page }: Stage): Promise<void> {
  const confirmation = page.getByRole("button", { name: "Confirm my new email" });
  await confirmation.click();
  await confirmation.waitFor({ state: "detached" });
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
