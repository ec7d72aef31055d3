import type { AdminUser } from "@creel/domain/admin/admin-users";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { adminOf, messageList, pageOf, userOf } from "../../testing/admin.ts";
import { setPhone } from "../../testing/layout.ts";
import { type Answers, type Asked, hold, noAnswer, refusal, refusedFields } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { AdminUsersPage } from "./users-page.tsx";

const RAY = userOf();
const LIST = "GET /admin/users";
const RAYS = `/admin/users/${RAY.id}`;

/** The accounts as the API has them: what is changed of Ray is there when they are listed again. */
function openUsers({ answers = {}, path = "/admin/users", me = adminOf() }: Given = {}) {
  let ray: AdminUser = RAY;
  const shown = show(<AdminUsersPage />, {
    path,
    user: me,
    answers: {
      [LIST]: () => ({ users: [ray], ...pageOf(1) }),
      "GET /admin/messages": messageList(),
      [`GET ${RAYS}`]: () => ({ user: ray }),
      [`PUT ${RAYS}/*`]: ({ body }: Asked) => {
        ray = { ...ray, ...Object(body) };
        return { user: ray };
      },
      ...answers,
    },
  });
  const { person } = shown;
  const choose = async (action: string) => {
    await person.click(await screen.findByRole("button", { name: "Actions for Ray Kowalczyk" }));
    await person.click(await screen.findByRole("menuitem", { name: action }));
  };
  const answerQuestion = async (name: string, button: string) => {
    const question = within(await screen.findByRole("alertdialog", { name }));
    await person.click(question.getByRole("button", { name: button }));
  };
  return { ...shown, choose, answerQuestion };
}

interface Given {
  answers?: Answers;
  path?: string;
  me?: ReturnType<typeof adminOf>;
}

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const address = () => decodeURIComponent(location.search);

test("each user has a line with what the admin needs to know, and a way to their catches", async () => {
  openUsers();
  const line = await screen.findByRole("row", { name: /Ray Kowalczyk/ });
  expect(line).toHaveTextContent(/Ray Kowalczyk.*ray@example\.org.*Angler.*Active.*3.*never.*Dec 31, 2025/);
  expect(within(line).getByRole("link", { name: "3 catches by Ray Kowalczyk" })).toHaveAttribute(
    "href",
    `/admin/catches?userId=${RAY.id}`,
  );
  expect(screen.getByText("1 user")).toHaveAttribute("role", "status");
});

test("users are looked for by name or email as it is typed, and the address has it", async () => {
  const { person, network } = openUsers();
  await person.type(await screen.findByRole("searchbox", { name: "Search name or email" }), "ray");
  await waitFor(() => expect(address()).toBe("?search=ray"));
  await waitFor(() => expect(network.asked(LIST).at(-1)).toContain("search=ray"));
});

test("a role is a filter that is taken back by its cross, and the address may be sent to somebody", async () => {
  const { person } = openUsers({ path: "/admin/users?role=admin&page=2" });
  await person.click(await screen.findByRole("button", { name: "Clear role" }));
  await waitFor(() => expect(address()).toBe(""));
  await person.click(screen.getByRole("button", { name: /^Status:/ }));
  await person.click(await screen.findByRole("option", { name: "Suspended" }));
  await waitFor(() => expect(address()).toBe("?account_status=suspended"));
});

test("the head of a column orders by it", async () => {
  const { person } = openUsers();
  const head = await screen.findByRole("columnheader", { name: "Joined" });
  expect(head).toHaveAttribute("aria-sort", "descending");
  await person.click(screen.getByRole("button", { name: "Name" }));
  await waitFor(() => expect(address()).toBe("?sort=name"));
});

test("none that matches says so, and all filters are cleared at once", async () => {
  const { person } = openUsers({
    path: "/admin/users?search=nobody",
    answers: { [LIST]: { users: [], ...pageOf(0) } },
  });
  expect(await screen.findByRole("heading", { name: "No users match" })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Clear all filters" }));
  await waitFor(() => expect(address()).toBe(""));
});

test("users that cannot be loaded are said so, and asked for again", async () => {
  const { person, network } = openUsers({ answers: { [LIST]: refusal(400, "invalid_input", "No") } });
  expect(await screen.findByRole("heading", { name: "The users could not be loaded" })).toBeVisible();
  network.answer({ [LIST]: { users: [RAY], ...pageOf(1) } });
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("row", { name: /Ray Kowalczyk/ })).toBeVisible();
});

test("free premium is given by a switch, at once, and the page says so", async () => {
  const { person, network } = openUsers();
  const premium = await screen.findByRole("switch", { name: "Free premium for Ray Kowalczyk" });
  await person.click(premium);
  expect(await screen.findByText("Ray Kowalczyk now has free premium")).toBeVisible();
  expect(premium).toBeChecked();
  await waitFor(() => expect(premium).toHaveFocus());
  expect(network.sent(`PUT ${RAYS}/free-access`)).toEqual([{ free_premium_access: true }]);
});

test("until the server answers, the switch stands where it was put and takes no other press", async () => {
  const FREE = `PUT ${RAYS}/free-access`;
  const held = hold(() => ({ user: { ...RAY, free_premium_access: true } }));
  const { person, network } = openUsers({ answers: { [FREE]: held.answer } });
  const premium = await screen.findByRole("switch", { name: "Free premium for Ray Kowalczyk" });
  await person.click(premium);
  await waitFor(() => expect(network.sent(FREE)).toHaveLength(1));
  expect(premium).toBeChecked();
  await person.click(premium);
  expect(premium).toBeChecked();
  network.answer({ [LIST]: { users: [{ ...RAY, free_premium_access: true }], ...pageOf(1) } });
  held.release();
  expect(await screen.findByText("Ray Kowalczyk now has free premium")).toBeVisible();
  expect(premium).toBeChecked();
  expect(network.sent(FREE)).toEqual([{ free_premium_access: true }]);
});

test("a switch that could not be made goes back, and the page says that nothing is sure", async () => {
  const { person } = openUsers({ answers: { [`PUT ${RAYS}/free-access`]: noAnswer } });
  const premium = await screen.findByRole("switch", { name: "Free premium for Ray Kowalczyk" });
  await person.click(premium);
  expect(
    await screen.findByText(/^Creel didn’t answer, so the change may or may not be saved\./),
  ).toBeVisible();
  await waitFor(() => expect(premium).not.toBeChecked());
});

test("who is made an admin is so after a question that says what an admin can do", async () => {
  const { choose, answerQuestion, network } = openUsers();
  await choose("Make admin");
  expect(
    await screen.findByText(/^An admin sees every user and every catch, with spots as squares/),
  ).toBeVisible();
  await answerQuestion("Make Ray Kowalczyk an admin?", "Make admin");
  expect(await screen.findByText("Ray Kowalczyk is now an admin")).toBeVisible();
  expect(network.sent(`PUT ${RAYS}/role`)).toEqual([{ role: "admin" }]);
  expect(await screen.findByRole("cell", { name: "Admin" })).toBeVisible();
});

test("who is suspended is signed out at their next click, which the question says", async () => {
  const { choose, answerQuestion, network } = openUsers();
  await choose("Suspend");
  expect(
    await screen.findByText(/^They are signed out at their next click and cannot sign in\./),
  ).toBeVisible();
  await answerQuestion("Suspend Ray Kowalczyk?", "Suspend");
  expect(await screen.findByRole("cell", { name: "Suspended" })).toBeVisible();
  expect(network.sent(`PUT ${RAYS}/status`)).toEqual([{ account_status: "suspended" }]);
});

test("deleting a user says what goes with them, counted when it is asked", async () => {
  const { choose, answerQuestion, network } = openUsers({
    answers: {
      [`GET ${RAYS}`]: { user: { ...RAY, catches: 4, photos: 0, sessions: 2 } },
      [`DELETE ${RAYS}`]: () => new Response(null, { status: 204 }),
    },
  });
  await choose("Delete user");
  expect(
    await screen.findByText(
      "Permanently deletes 4 catches. Their 2 sign-ins end. The account can’t be restored.",
    ),
  ).toBeVisible();
  await answerQuestion("Delete Ray Kowalczyk?", "Delete user");
  expect(await screen.findByText("Ray Kowalczyk deleted")).toBeVisible();
  expect(network.asked("DELETE")).toEqual([`DELETE ${RAYS}`]);
});

test("what the server refuses is said in the question, which stays", async () => {
  const message = "Creel needs at least one admin.";
  const { choose, answerQuestion } = openUsers({
    answers: { [`PUT ${RAYS}/status`]: refusal(409, "last_admin", message) },
  });
  await choose("Suspend");
  await answerQuestion("Suspend Ray Kowalczyk?", "Suspend");
  const question = within(await screen.findByRole("alertdialog", { name: "Suspend Ray Kowalczyk?" }));
  expect(await question.findByText(message)).toBeVisible();
});

test("a user is edited in a dialog: a new email wants a reason, and one that is taken is said at its field", async () => {
  const fields = { email: "An account with this email already exists" };
  const { choose, person, network } = openUsers({
    answers: { [`PUT ${RAYS}`]: refusedFields(409, "email_taken", fields) },
  });
  await choose("Edit");
  const form = await dialog("Edit Ray Kowalczyk");
  const email = form.getByRole("textbox", { name: /^Email/ });
  await person.clear(email);
  await person.paste("taken@example.org");
  await person.click(form.getByRole("button", { name: /^Save/ }));
  const reason = await form.findByRole("textbox", { name: /^Why do you need it/ });
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Reason is required/));
  await person.click(reason);
  await person.paste("Ray lost the old mailbox");
  await person.click(form.getByRole("button", { name: /^Save/ }));
  await waitFor(() => expect(email).toHaveAccessibleDescription(new RegExp(fields.email)));
  network.answer({ [`PUT ${RAYS}`]: { user: { ...RAY, email: "new@example.org" } } });
  await person.click(await form.findByRole("button", { name: /^Save/ }));
  expect(await screen.findByText("Ray Kowalczyk saved")).toBeVisible();
  expect(network.sent(`PUT ${RAYS}`).at(-1)).toMatchObject({
    email: "taken@example.org",
    reason: "Ray lost the old mailbox",
  });
});

test("a password is reset by a link in the mail, unless the admin types one and says why", async () => {
  const { choose, person, network } = openUsers();
  await choose("Reset password");
  const form = await dialog("Reset password");
  expect(form.getByRole("radio", { name: /Email them a link/ })).toBeChecked();
  await person.click(form.getByRole("radio", { name: /Type a password/ }));
  await person.click(form.getByLabelText(/^New password/));
  await person.paste("perch and bobber");
  await person.click(form.getByRole("button", { name: /^Reset/ }));
  const reason = form.getByRole("textbox", { name: /^Why do you need it/ });
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Reason is required/));
  expect(network.sent(`PUT ${RAYS}/password`)).toEqual([]);
  await person.click(reason);
  await person.paste("Ray cannot read his mail");
  await person.click(form.getByRole("button", { name: /^Reset/ }));
  await waitFor(() =>
    expect(network.sent(`PUT ${RAYS}/password`)).toEqual([
      { password: "perch and bobber", reason: "Ray cannot read his mail" },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("for someone who lost the phone, the reset turns off the second step, too", async () => {
  const { choose, person, network } = openUsers();
  await choose("Reset password");
  const form = await dialog("Reset password");
  await person.click(form.getByRole("checkbox", { name: /turn off codes by app/ }));
  await person.click(form.getByRole("button", { name: "Reset and email the link" }));
  await waitFor(() => expect(network.sent(`PUT ${RAYS}/password`)).toEqual([{ second_step_off: true }]));
});

test("a user is added with a link to choose a password; one whose email is taken is said at its field", async () => {
  const fields = { email: "An account with this email already exists" };
  const POST = "POST /admin/users";
  const { person, network } = openUsers({
    answers: { [POST]: refusedFields(409, "email_taken", fields) },
  });
  await person.click(await screen.findByRole("button", { name: "Add user" }));
  const form = await dialog("Add user");
  const names = { "First name": "Ana", "Last name": "Angler", Email: "ana@example.com" };
  for (const [name, value] of Object.entries(names)) {
    await person.click(form.getByRole("textbox", { name }));
    await person.paste(value);
  }
  await person.click(form.getByRole("button", { name: "Add user" }));
  expect(await form.findByText(fields.email)).toBeVisible();
  network.answer({ [POST]: { user: userOf({ firstName: "Ana", lastName: "Angler" }) } });
  await person.click(await form.findByRole("button", { name: "Add user" }));
  expect(await screen.findByText("Ana Angler added. A link is on its way")).toBeVisible();
  expect(network.sent(POST).at(-1)).toEqual({
    firstName: "Ana",
    lastName: "Angler",
    email: "ana@example.com",
    role: "angler",
  });
});

test("the admin's own account is marked, and is changed in the profile alone", async () => {
  const me = adminOf();
  const { person } = openUsers({
    me,
    answers: { [LIST]: { users: [userOf({ ...me })], ...pageOf(1) } },
  });
  expect(await screen.findByText("you")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Actions for Maren Dahl" }));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Show catches",
    "Your own account is under Profile",
  ]);
});

test("on a phone each user is a card, whose menu has the switch as well", async () => {
  setPhone(true);
  const { choose, network } = openUsers();
  const card = await screen.findByRole("listitem");
  expect(card).toHaveTextContent(/Ray Kowalczyk.*ray@example\.org.*Angler.*3 catches/);
  expect(screen.queryByRole("table")).toBeNull();
  await choose("Grant free premium");
  await waitFor(() => expect(network.sent(`PUT ${RAYS}/free-access`)).toHaveLength(1));
});
