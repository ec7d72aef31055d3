import { LIST_RULES, PAGE_RULES } from "../../look/axe.ts";
import { confirm, dialog, marksField, opens, pick, press, select, shows } from "../actions.ts";
import { inOrder, type Scene, scenesFrom, type Stage } from "../scene.ts";
import { troublesOf } from "../troubles.ts";

const LONG_NAME = "Wolfgang-Maximilian Featherstonehaugh-Cholmondeley";

const at = (path: string) => ({ who: "admin", path }) as const;
const openUser = press(`Actions for ${LONG_NAME}`);
const openCatch = press(/^Actions for/);
/** Opens the question before one of the actions on a user. */
const ask = (item: string, title: RegExp) => inOrder(openUser, pick(item), dialog(title));
const addUser = inOrder(press("Add user"), dialog("Add user"));

const USERS = [
  ...scenesFrom(at("/admin/users"), {
    "admin-users": shows(LONG_NAME),
    "admin-users-none": { path: "/admin/users?search=zzz" },
  }),
  ...scenesFrom(
    { ...at("/admin/users"), isTall: true },
    {
      "admin-users-edit": ask("Edit", /^Edit/),
      "admin-users-add": addUser,
      "admin-users-add-missing": inOrder(addUser, confirm("Add user"), marksField),
    },
  ),
  ...scenesFrom(
    { ...at("/admin/users"), isWindow: true },
    {
      "admin-users-menu": { prepare: inOrder(openUser, opens("menu")), hidden: PAGE_RULES },
      "admin-users-role": { prepare: inOrder(press(/^Role:/), opens("listbox")), hidden: LIST_RULES },
      "admin-users-make-admin": ask("Make admin", /admin\?$/),
      "admin-users-suspend": ask("Suspend", /^Suspend/),
      "admin-users-password": ask("Reset password", /Reset password/),
      "admin-users-delete": ask("Delete user", /^Delete/),
    },
  ),
];

const CATCHES = scenesFrom(at("/admin/catches"), {
  "admin-catches": opens("button", /^Actions for/),
  "admin-catches-none": { path: "/admin/catches?search=zzz" },
  "admin-catches-selected": select(1),
  "admin-catches-delete": {
    prepare: inOrder(select(1), press(/^Delete/), opens("alertdialog")),
    isWindow: true,
  },
  "admin-catch": { prepare: inOrder(openCatch, pick("View"), dialog(/Details$/)), isWindow: true },
  "admin-catch-reveal": {
    prepare: inOrder(openCatch, pick("View"), dialog(/Details$/), press("Reveal the spot")),
    isWindow: true,
  },
  "admin-catch-edit": { prepare: inOrder(openCatch, pick("Edit"), dialog(/^Edit/)), isTall: true },
});

const MESSAGES = scenesFrom(at("/admin/messages"), {
  "admin-messages": shows("The depth comes back"),
  "admin-messages-none": { path: "/admin/messages?search=zzz" },
  "admin-message-open": openMessage,
});

/** The pages of the admin area. */
export const ADMIN_SCENES: readonly Scene[] = [
  ...scenesFrom(at("/admin"), {
    admin: shows(/^As of/),
    "admin-table": inOrder(press("Show table"), opens("table")),
    "admin-not-found": { path: "/admin/no-such-page" },
  }),
  ...USERS,
  ...CATCHES,
  ...MESSAGES,
  ...scenesFrom(at("/admin/audit"), {
    "admin-audit": shows("Granted free premium"),
    "admin-audit-whom": {
      prepare: inOrder(press(/^To whom:/), searchUser),
      isWindow: true,
      hidden: LIST_RULES,
    },
  }),
  ...scenesFrom(at("/admin/machine"), { machine: shows("Back up now") }),
  ...troublesOf("admin", at("/admin")),
  ...troublesOf("admin-users", at("/admin/users")),
  ...troublesOf("admin-catches", at("/admin/catches")),
  ...troublesOf("admin-messages", at("/admin/messages")),
  ...troublesOf("admin-audit", at("/admin/audit")),
  ...troublesOf("machine", at("/admin/machine")),
];

async function openMessage({ page }: Stage): Promise<void> {
  await page.getByRole("link", { name: /The depth comes back/ }).click();
  await page
    .getByRole("button", { name: /Mark (done|unread)/ })
    .first()
    .waitFor();
}

async function searchUser({ page }: Stage): Promise<void> {
  await page.getByRole("dialog").getByRole("searchbox").fill("berg");
  await page.getByRole("option").first().waitFor();
}
