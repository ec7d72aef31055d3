import { expect, test } from "vitest";

import { LINK_LIMIT, replyLink } from "./reply-link.ts";

const HANK = { name: "Hank Sorensen", email: "hank+bait@example.com" };

function read(link: string) {
  const url = new URL(link);
  const field = (name: string) =>
    decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`, "u").exec(url.search)?.[1] ?? "");
  return { to: decodeURIComponent(url.pathname), subject: field("subject"), body: field("body") };
}

test("an answer goes to who wrote, names its subject and quotes every line", () => {
  expect(read(replyLink({ ...HANK, message: "5.5 m reads 18 ft & 100 %?\n\nHank" }))).toEqual({
    to: "hank+bait@example.com",
    subject: "Re: your message to Creel",
    body: "\r\n\r\nHank Sorensen wrote:\r\n> 5.5 m reads 18 ft & 100 %?\r\n> \r\n> Hank",
  });
});

test.each(["word ".repeat(1000), "🎣".repeat(2500), "\n".repeat(10) + "é\n".repeat(1500)])(
  "a long message is cut between characters, so that the link stays short",
  (message) => {
    const link = replyLink({ ...HANK, message });
    expect(link.length).toBeLessThan(LINK_LIMIT);
    expect(link.length).toBeGreaterThan(LINK_LIMIT - 40);
    expect(read(link).body).toMatch(/\r\n> …$/u);
  },
);

test("an address cannot add fields to the mail", () => {
  const { to, subject } = read(replyLink({ ...HANK, email: "a?bcc=b@c.d&subject=x", message: "Hello" }));
  expect(to).toBe("a?bcc=b@c.d&subject=x");
  expect(subject).toBe("Re: your message to Creel");
});

test("half a character does not keep anybody from answering", () => {
  expect(read(replyLink({ ...HANK, message: "\uD83C" })).body).toMatch(/> \uFFFD$/u);
});
