import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { type Answers, hold, noAnswer, PENDING, refusal, refusedFields } from "../testing/network.ts";
import { openPage } from "../testing/open-page.ts";

const POST = "POST /contact";
const THANKS = "Thank you for your message! We'll get back to you within 24 hours.";
const STAYED = "Your message is still here.";

const text = (name: RegExp) => screen.findByRole("textbox", { name });
const send = () => screen.findByRole("button", { name: "Send Message" });

function openContact(answers: Answers = {}) {
  const shown = openPage("/contact", { user: null, answers });
  const { person } = shown;
  const type = async (name: RegExp, words: string) => {
    await person.click(await text(name));
    await person.paste(words);
  };
  const write = async () => {
    await type(/^Name/, "Hank Sørensen");
    await type(/^Email/, "hank@example.com");
    await person.click(screen.getByRole("button", { name: /Subject/ }));
    await person.click(await screen.findByRole("option", { name: "Bug" }));
    await person.click(screen.getByRole("radio", { name: "High" }));
    await type(/^Message/, "The depth comes back a foot short.");
  };
  return { ...shown, write };
}

test("a message is sent with all that was written, and its writer thanked for five seconds", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { person, write, network } = openContact({ [POST]: { message: "Taken" } });
  await write();
  await person.click(await send());
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(network.sent(POST)).toMatchObject([
    {
      name: "Hank Sørensen",
      email: "hank@example.com",
      subject: "bug",
      priority: "high",
      message: "The depth comes back a foot short.",
    },
  ]);
  expect(await text(/^Message/)).toHaveValue("");
  await act(async () => void (await vi.advanceTimersByTimeAsync(4000)));
  expect(screen.getByText(THANKS)).toBeVisible();
  await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
  await waitFor(() => expect(screen.queryByText(THANKS)).toBeNull());
});

test("what is missing is said at each field, and the first takes the focus", async () => {
  const { person, network } = openContact();
  await person.click(await send());
  await waitFor(async () => expect(await text(/^Name/)).toHaveFocus());
  for (const words of [
    "Name is required",
    "Email is required",
    "Subject is required",
    "Message is required",
  ]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(network.asked(POST)).toEqual([]);
});

test("while a message is on its way it is not sent a second time", async () => {
  const { person, write, network } = openContact({ [POST]: () => PENDING });
  await write();
  await person.click(await send());
  const button = await screen.findByRole("button", { name: "Sending..." });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await person.click(await text(/^Name/));
  await person.keyboard("{Enter}");
  expect(network.sent(POST)).toHaveLength(1);
});

test("a form that is submitted again before the first answer is sent once", async () => {
  const held = hold(() => ({ message: "Taken" }));
  const { person, write, network } = openContact({ [POST]: held.answer });
  await write();
  await person.dblClick(await send());
  const [form] = document.forms;
  await waitFor(() => expect(network.sent(POST)).toHaveLength(1));
  act(() => form?.requestSubmit());
  held.release();
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(network.sent(POST)).toHaveLength(1);
});

test.each([
  ["no server answers", noAnswer, "Network error. Please check your connection and try again."],
  ["a gateway fails", () => new Response("", { status: 502 }), "Failed to send message. Please try again."],
  ["too many were sent", refusal(429, "too_many_requests", "Too many messages."), "Too many messages."],
])("where %s the page says so, and the message stays", async (_case, answer, words) => {
  const { person, write } = openContact({ [POST]: answer });
  await write();
  await person.click(await send());
  expect(await screen.findByRole("alert")).toHaveTextContent(`${words} ${STAYED}`);
  expect(await text(/^Message/)).toHaveValue("The depth comes back a foot short.");
});

test("what the server refuses in a field is said at that field", async () => {
  const fields = { email: "Email must be an address, like name@example.com" };
  const { person, write } = openContact({
    [POST]: refusedFields(400, "invalid_input", fields),
  });
  await write();
  await person.click(await send());
  expect(await screen.findByText(fields.email)).toBeVisible();
  expect(await text(/^Email/)).toHaveAccessibleDescription(new RegExp(fields.email));
});

test("what was written is there again after a reload", async () => {
  const written = { name: "Hank Sørensen", subject: "feedback", message: "More perch, please." };
  sessionStorage.setItem("creel.contact", JSON.stringify(written));
  openContact();
  expect(await text(/^Message/)).toHaveValue("More perch, please.");
  expect(await text(/^Name/)).toHaveValue("Hank Sørensen");
  expect(screen.getByRole("button", { name: /Subject/ })).toHaveTextContent("Feedback");
});

test("what is written is kept for a reload as it is typed", async () => {
  const { write } = openContact();
  await write();
  const stored = sessionStorage.getItem("creel.contact");
  expect(stored).toContain("The depth comes back a foot short.");
  expect(stored).toContain("hank@example.com");
});

test("who is signed in need not write their name and email", async () => {
  openPage("/contact");
  expect(await text(/^Name/)).toHaveValue("Maren Dahl");
  expect(await text(/^Email/)).toHaveValue("maren@example.org");
});

test("the field that only programs fill in is found by nobody else", async () => {
  openContact();
  await text(/^Name/);
  expect(screen.queryByRole("textbox", { name: /Website/ })).toBeNull();
});

test("the hours are said in the words of the specification", async () => {
  openContact();
  expect(await screen.findByText("Mon-Fri 8-6 CST, weekend 10-4 CST")).toBeVisible();
});
