import { LIST_RULES } from "../../look/axe.ts";
import { confirm, dialog, marksField, opens, press, shows, type } from "../actions.ts";
import { inOrder, scenesFrom, type Stage } from "../scene.ts";
import { troublesOf } from "../troubles.ts";

const PROFILE = { who: "angler", path: "/profile" } as const;
const askToDelete = inOrder(press("Delete my account"), dialog("Delete your account?"));

const SETTINGS = { who: "angler", path: "/settings" } as const;

/** The account and the settings with their errors, questions and dialogs, and the tools. */
export const PROFILE_SCENES = [
  ...scenesFrom(PROFILE, {
    profile: { prepare: shows("Delete my account"), isDrawn: true },
    "profile-long-names": { who: "newcomer", prepare: shows("Delete my account") },
    "profile-name-missing": inOrder(type("First name", ""), press(/^Save/), marksField),
    "profile-password-short": inOrder(type("New password", "abc"), press("Change password"), marksField),
  }),
  ...scenesFrom(
    { ...PROFILE, isWindow: true },
    {
      "profile-email": inOrder(
        press("Change email"),
        dialog("Change your email"),
        type("New email", "no email"),
        press("Send the link"),
        marksField,
      ),
      "profile-delete": askToDelete,
      "profile-delete-missing": inOrder(askToDelete, confirm("Delete my account"), marksField),
    },
  ),
  ...scenesFrom(SETTINGS, { settings: shows("Home water") }),
  ...scenesFrom(
    { ...SETTINGS, isWindow: true },
    {
      "profile-home": {
        prepare: inOrder(press("Choose on the map"), dialog("Your home water")),
        isDrawn: true,
      },
      "profile-time-zone": {
        prepare: inOrder(openTimeZones, opens("option")),
        isDrawn: true,
        hidden: LIST_RULES,
      },
    },
  ),
  ...scenesFrom({ who: "angler", path: "/you" }, { you: shows("Import & export") }),
  ...scenesFrom({ who: "angler", path: "/import-export" }, { "import-export": shows("Everything") }),
  ...scenesFrom(
    { who: "angler", path: "/dashboard", isWindow: true },
    { "account-menu": { prepare: inOrder(press(/^Account of/), shows("Check my log")), on: "desk" } },
  ),
  ...troublesOf("profile", PROFILE),
];

async function openTimeZones({ page, isPhone }: Stage): Promise<void> {
  const zone = page.getByRole("combobox", { name: "Time zone" });
  if (isPhone) await zone.tap();
  else {
    // The list closes as the page scrolls; typing opens it again.
    await zone.click();
    await zone.clear();
    await zone.pressSequentially("new york");
  }
}
