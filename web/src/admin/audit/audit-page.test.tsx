import type { AuditEntry } from "@creel/domain/admin/audit";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { adminOf, messageList, pageOf, userOf } from "../../testing/admin.ts";
import { setPhone } from "../../testing/layout.ts";
import { refusal } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { AdminAuditPage } from "./audit-page.tsx";

const LIST = "GET /admin/audit";
const RAY = userOf();
const ROLE: AuditEntry = {
  id: "1",
  at: "2026-11-20T18:42:00.000Z",
  admin: { id: "a1", name: "Maren Dahl" },
  ip: "203.0.113.7",
  action: "user.role",
  user: { id: RAY.id, name: "Ray Kowalczyk" },
  details: { changes: [{ field: "role", before: "angler", after: "admin" }] },
};
const USER_DELETION: AuditEntry = {
  ...ROLE,
  id: "2",
  at: "2026-11-19T18:42:00.000Z",
  action: "user.delete",
  user: { id: null, name: null },
  details: { catches: 3 },
};
const CONSOLE: AuditEntry = {
  ...ROLE,
  id: "3",
  admin: null,
  ip: null,
  details: { ...ROLE.details, via: "console" },
};

function openAudit(entries = [ROLE, CONSOLE, USER_DELETION], path = "/admin/audit") {
  return show(<AdminAuditPage />, {
    path,
    user: adminOf(),
    answers: {
      [LIST]: { entries, ...pageOf(entries.length) },
      "GET /admin/messages": messageList(),
      "GET /admin/users": { users: [RAY], ...pageOf(1) },
      "GET /admin/users/*": { user: RAY },
    },
  });
}

const lines = async () =>
  within(await screen.findByRole("table", { name: "What admins did" })).getAllByRole("row");

test("each change says when, who, what, to whom and from what to what", async () => {
  openAudit();
  const [, role] = await lines();
  expect(role).toHaveTextContent(
    /12:42 PM.*Maren Dahl203\.0\.113\.7Granted the admin roleRay KowalczykAngler → Admin/,
  );
});

test("changes stand under the day they were made, each day once", async () => {
  openAudit();
  const rows = await lines();
  const heads = rows.slice(1).map((row) => within(row).getByRole("rowheader").textContent);
  expect(heads).toEqual([
    "Granted the admin role",
    "Granted the admin role",
    "Thu, November 19",
    "Deleted a user",
  ]);
  expect(rows[0]).toHaveTextContent(/^Fri, November 20/);
});

test("of who is gone, nothing more is remembered than that they were deleted, with how much", async () => {
  openAudit([USER_DELETION]);
  const [, deletion] = await lines();
  expect(deletion).toHaveTextContent(/Deleted a user.*a former user.*with 3 catches/);
});

test("what no admin did names where it was done", async () => {
  openAudit([CONSOLE]);
  const [, entry] = await lines();
  expect(entry).toHaveTextContent(/the console.*from the server’s console/);
});

test("entries are narrowed by action, admin and user, and the address has each", async () => {
  const { person, network } = openAudit();
  await person.click(await screen.findByRole("button", { name: /^Action:/ }));
  await person.click(await screen.findByRole("option", { name: "User deleted" }));
  await waitFor(() => expect(location.search).toBe("?action=user.delete"));
  await person.click(screen.getByRole("button", { name: /^To whom:/ }));
  await person.click(await screen.findByRole("option", { name: /Ray Kowalczyk/ }));
  await waitFor(() => expect(location.search).toContain(`userId=${RAY.id}`));
  await waitFor(() => expect(network.asked(LIST).at(-1)).toContain("action=user.delete"));
});

test("the server itself is one of the admins to choose from", async () => {
  const { person } = openAudit();
  await person.click(await screen.findByRole("button", { name: /^Admin:/ }));
  await person.click(await screen.findByRole("option", { name: "The server" }));
  await waitFor(() => expect(location.search).toBe("?admin=server"));
});

test("before anything was changed the page says what is recorded", async () => {
  openAudit([]);
  expect(await screen.findByText("Every change an admin makes is recorded here.")).toBeVisible();
});

test("on a phone each change is a card", async () => {
  setPhone(true);
  openAudit([ROLE]);
  expect(await screen.findByRole("listitem")).toHaveTextContent(
    /Granted the admin role.*Ray Kowalczyk.*Angler → Admin.*by Maren Dahl from 203\.0\.113\.7/,
  );
});

test("on a phone the cards stand under the day of their changes as well", async () => {
  setPhone(true);
  openAudit();
  const days = await screen.findAllByRole("heading", { level: 3 });
  expect(days.map(({ textContent }) => textContent)).toEqual(["Fri, November 20", "Thu, November 19"]);
  const lists = screen.getAllByRole("list", { name: "What admins did" });
  expect(lists.map((list) => within(list).getAllByRole("listitem").length)).toEqual([2, 1]);
});

test("what the API would refuse in an address is left out of the question, and counts as no filter", async () => {
  const { network } = openAudit([ROLE], "/admin/audit?action=nonsense&page=0&limit=25&other=1");
  await lines();
  const [asked] = network.asked(LIST);
  expect(asked).not.toMatch(/nonsense|page=0|other/);
  expect(screen.getByRole("button", { name: /^Action:/ })).toHaveTextContent(/Any|any/);
});

test("a filter that leaves nothing says so, and is cleared with its page", async () => {
  const { person, network } = openAudit([], "/admin/audit?action=user.delete&page=2");
  network.answer({ [LIST]: { entries: [], ...pageOf(0) } });
  await person.click(await screen.findByRole("button", { name: "Clear all filters" }));
  await waitFor(() => expect(location.search).toBe(""));
  expect(await screen.findByText("Every change an admin makes is recorded here.")).toBeVisible();
});

test("an audit that cannot be loaded says so, and is asked for again", async () => {
  const { person, network } = openAudit();
  await lines();
  network.answer({ [LIST]: refusal(400, "unexpected", "No") });
  await person.click(screen.getByRole("button", { name: /^Admin:/ }));
  await person.click(await screen.findByRole("option", { name: "The server" }));
  expect(await screen.findByRole("heading", { name: "The audit log could not be loaded" })).toBeVisible();
  network.answer({ [LIST]: { entries: [CONSOLE], ...pageOf(1) } });
  await person.click(screen.getByRole("button", { name: "Try again" }));
  const [, entry] = await lines();
  expect(entry).toHaveTextContent("the console");
});
