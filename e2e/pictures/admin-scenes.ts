import { answerWith, BROKEN, neverAnswer, type Scene, shows, type Stage } from "./scene.ts";

const LONG_NAME = "Wolfgang-Maximilian Featherstonehaugh-Cholmondeley";

/** What admins see. */
export const ADMIN_SCENES: readonly Scene[] = [
  { name: "admin", who: "admin", path: "/admin", prepare: shows(/^As of/) },
  { name: "admin-loading", who: "admin", path: "/admin", before: (stage) => neverAnswer(stage, "admin/**") },
  { name: "admin-users", who: "admin", path: "/admin/users", prepare: shows(LONG_NAME) },
  { name: "admin-users-menu", who: "admin", path: "/admin/users", prepare: openUserMenu, isWindow: true },
  { name: "admin-users-edit", who: "admin", path: "/admin/users", prepare: deed("Edit"), isTall: true },
  {
    name: "admin-users-delete",
    who: "admin",
    path: "/admin/users",
    prepare: deed("Delete user"),
    isWindow: true,
  },
  { name: "admin-users-add", who: "admin", path: "/admin/users", prepare: addUser, isTall: true },
  { name: "admin-users-none", who: "admin", path: "/admin/users?search=zzz" },
  {
    name: "admin-users-failed",
    who: "admin",
    path: "/admin/users",
    before: (stage) => answerWith(stage, "admin/users*", BROKEN),
    prepare: shows("could not be loaded"),
  },
  {
    name: "admin-users-loading",
    who: "admin",
    path: "/admin/users",
    before: (stage) => neverAnswer(stage, "admin/users*"),
  },
  { name: "admin-catches", who: "admin", path: "/admin/catches", prepare: shows("Musky") },
  { name: "admin-messages", who: "admin", path: "/admin/messages", prepare: shows("The depth comes back") },
  { name: "admin-message-open", who: "admin", path: "/admin/messages", prepare: openMessage },
  { name: "admin-messages-none", who: "admin", path: "/admin/messages?search=zzz" },
  { name: "admin-audit", who: "admin", path: "/admin/audit", prepare: shows("Granted free premium") },
  { name: "admin-not-found", who: "admin", path: "/admin/no-such-page" },
];

async function openUserMenu({ page }: Stage): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${LONG_NAME}` }).click();
}

function deed(name: string) {
  return async (stage: Stage): Promise<void> => {
    await openUserMenu(stage);
    await stage.page.getByRole("menuitem", { name }).click();
    await stage.page.getByRole("dialog").or(stage.page.getByRole("alertdialog")).waitFor();
  };
}

async function addUser({ page }: Stage): Promise<void> {
  await page.getByRole("button", { name: "Add user" }).click();
  await page.getByRole("dialog").waitFor();
}

async function openMessage({ page }: Stage): Promise<void> {
  await page.getByRole("link", { name: /The depth comes back/ }).click();
}
