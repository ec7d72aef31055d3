import { emailHasAccount, everyWayIn, passwordsOff, providerAlone, providerSet } from "../access-answers.ts";
import { dialog, press, shows, type } from "../actions.ts";
import { inOrder, scenesFrom } from "../scene.ts";
import { answer, troublesOf } from "../troubles.ts";

const PAGE = { who: "angler", path: "/profile/access" } as const;
const LOGIN = { who: "stranger", path: "/login" } as const;

const NEEDS_CODE = { statusCode: 401, error: "No", message: "Enter the code.", code: "code_needed" };

/** The page "Who can get in" with its dialogs, and the states of the sign-in page. */
export const ACCESS_SCENES = [
  ...scenesFrom(PAGE, {
    access: { before: everyWayIn, prepare: shows("Phone gone") },
    "access-first": shows("Phone gone"),
    "access-at-risk": { before: providerAlone, prepare: shows("Locks you out") },
  }),
  ...scenesFrom(
    { ...PAGE, isWindow: true, before: everyWayIn },
    {
      "access-new-token": inOrder(press("New token"), dialog("New token")),
      "access-new-passkey": inOrder(press("Add a passkey"), dialog("Add a passkey")),
    },
  ),
  ...troublesOf("access", PAGE),
  ...scenesFrom(LOGIN, {
    "login-provider": { before: providerSet, prepare: shows("Continue with Lakeside Club") },
    "login-passwords-off": { before: passwordsOff, prepare: shows("Sign in to Creel") },
    "login-code": {
      before: answer("auth/login", { status: 401, json: NEEDS_CODE }),
      prepare: inOrder(
        type("Email", "maren@example.com"),
        type("Password", "perch and bobber"),
        press("Sign In"),
        shows("One more step"),
      ),
    },
  }),
  ...scenesFrom(
    { who: "stranger", path: "/login/provider?code=x&state=y", before: emailHasAccount },
    { "login-same-email": shows("You already have an account here") },
  ),
  ...scenesFrom(
    { who: "angler", path: "/log?unsaved", isWindow: true },
    { "shared-photos-unsaved": dialog(/^This phone couldn’t save/) },
  ),
];
