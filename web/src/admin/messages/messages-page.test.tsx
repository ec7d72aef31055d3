import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { adminOf, messageList, messageOf } from "../../testing/admin.ts";
import { setPhone } from "../../testing/layout.ts";
import { type Answers, type Asked, noAnswer } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { AdminMessagesPage } from "./messages-page.tsx";

const LIST = "GET /admin/messages";
const FIRST = messageOf();
const SECOND = messageOf({
  id: "m2",
  message: "The wall is white.",
  status: "read",
  createdAt: "2026-11-21T12:42:00.000Z",
});

/** The inbox as the API has it: what is marked is so when it is listed again. */
function openMessages({ messages = [FIRST, SECOND], path = "/admin/messages", answers = {} }: Given = {}) {
  let all = messages;
  const shown = show(<AdminMessagesPage />, {
    path,
    user: adminOf(),
    answers: {
      [LIST]: ({ search }: Asked) => {
        const status = search.get("status");
        const listed = messageList(...all.filter((each) => status === null || each.status === status));
        return { ...listed, counts: messageList(...all).counts };
      },
      "PUT /admin/messages/*": (asked: Asked) => {
        const changed = {
          ...Object(asked.body),
          handledBy: "Maren Dahl",
          handledAt: "2026-11-22T12:00:00.000Z",
        };
        all = all.map((each) => (asked.path.endsWith(each.id) ? { ...each, ...changed } : each));
        return { message: all.find(({ id }) => asked.path.endsWith(id)) };
      },
      ...answers,
    },
  });
  const { person } = shown;
  const open = async (name: RegExp) => person.click(await screen.findByRole("link", { name }));
  const press = async (name: string) => person.click(await screen.findByRole("button", { name }));
  return { ...shown, open, press };
}

interface Given {
  messages?: (typeof FIRST)[];
  path?: string;
  answers?: Answers;
}

test("a message that is opened takes the focus to its title, and is marked read once", async () => {
  const { open, network } = openMessages();
  await open(/^New.*Can I print the season\?/);
  const heading = await screen.findByRole("heading", { name: "Can I print the season?" });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText("I have a wall for it.", { selector: "article *" })).toBeVisible();
  expect(location.search).toBe("?message=m1");
  await waitFor(() => expect(network.sent("PUT /admin/messages/m1")).toEqual([{ status: "read" }]));
  await waitFor(() => expect(screen.queryByRole("link", { name: /^New/ })).toBeNull());
});

test("it is answered by mail, with its own words below", async () => {
  openMessages({ path: "/admin/messages?message=m1" });
  const reply = await screen.findByRole("link", { name: "Reply by email" });
  const address = decodeURIComponent(reply.getAttribute("href") ?? "");
  expect(address).toMatch(/^mailto:hank@example\.com\?subject=Re: your message to Creel&body=/);
  expect(address).toContain("> I have a wall for it.");
});

test("what is done can be opened again, and says who did it", async () => {
  const { press, network } = openMessages({ path: "/admin/messages?message=m2" });
  await press("Mark done");
  expect(await screen.findByText("Message marked as done")).toBeVisible();
  expect(await screen.findByText("Done by Maren Dahl")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("button", { name: "Reopen" })).toHaveFocus());
  await press("Reopen");
  expect(await screen.findByRole("button", { name: "Mark done" })).toBeVisible();
  expect(network.sent("PUT /admin/messages/m2")).toEqual([{ status: "done" }, { status: "read" }]);
});

test("marked unread, it closes, is new again, and the focus is on its line", async () => {
  const { press, network } = openMessages({ path: "/admin/messages?message=m2" });
  await press("Mark unread");
  const line = await screen.findByRole("link", { name: /^New.*The wall is white/ });
  await waitFor(() => expect(line).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole("button", { name: "Mark unread" })).toBeNull());
  await waitFor(() => expect(location.search).toBe(""));
  expect(network.sent("PUT /admin/messages/m2")).toEqual([{ status: "new" }]);
});

test("what is read among the new ones stays in sight until something else is listed", async () => {
  const { open, person } = openMessages({ path: "/admin/messages?status=new" });
  await open(/Can I print the season\?/);
  expect(await screen.findByRole("button", { name: "Mark done" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("link", { name: /^New/ })).toBeNull());
  expect(screen.getByRole("link", { name: /Can I print the season\?/ })).toBeVisible();
  await person.click(screen.getByRole("radio", { name: /^Done/ }));
  expect(await screen.findByRole("heading", { name: "No messages match" })).toBeVisible();
});

test("how many there are of each kind is counted, and chosen by", async () => {
  const { person } = openMessages();
  await waitFor(() => expect(screen.getByRole("radio", { name: /^New/ })).toHaveAccessibleName(/^New\s*1$/));
  await person.click(screen.getByRole("radio", { name: /^Read/ }));
  await waitFor(() => expect(location.search).toBe("?status=read"));
  await waitFor(() => expect(screen.queryByRole("link", { name: /Can I print/ })).toBeNull());
  expect(screen.getByRole("link", { name: /The wall is white/ })).toBeVisible();
});

test("what else the same address wrote is below it, and leads there", async () => {
  const { open } = openMessages({ path: "/admin/messages?message=m2" });
  expect(await screen.findByRole("heading", { name: "Earlier from Hank" })).toBeVisible();
  await open(/^Can I print the season\? *Support/);
  expect(await screen.findByRole("heading", { name: "Others from Hank" })).toBeVisible();
  expect(location.search).toContain("message=m1");
});

test("a mark that could not be made says that nothing is sure", async () => {
  const { press } = openMessages({
    path: "/admin/messages?message=m2",
    answers: { "PUT /admin/messages/*": noAnswer },
  });
  await press("Mark done");
  expect(
    await screen.findByText(/^Creel didn’t answer, so the change may or may not be saved\./),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Mark done" })).toBeVisible();
});

test("a link to a message that is not in the list says so, and leads to the newest", async () => {
  const { press } = openMessages({ path: "/admin/messages?status=read&message=m1" });
  expect(await screen.findByText("The linked message is not in this list.")).toBeVisible();
  await press("Show the newest");
  expect(await screen.findByRole("heading", { name: "Can I print the season?" })).toBeVisible();
});

test("before anybody wrote the page says where messages come from", async () => {
  openMessages({ messages: [] });
  expect(await screen.findByRole("heading", { name: "No messages yet" })).toBeVisible();
  expect(screen.getByRole("link", { name: "See the contact page" })).toHaveAttribute("href", "/contact");
});

test("on a phone a message unfolds in its place, and folds at the next press", async () => {
  setPhone(true);
  const { open } = openMessages();
  await open(/The wall is white/);
  const line = await screen.findByRole("link", { name: /The wall is white/, expanded: true });
  const item = within(line.closest("li") ?? document.body);
  expect(item.getByRole("button", { name: "Mark done" })).toBeVisible();
  await open(/The wall is white/);
  expect(await screen.findByRole("link", { name: /The wall is white/, expanded: false })).toBeVisible();
});
