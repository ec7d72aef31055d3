import type { AdminLook } from "@creel/domain/accounts/reveals";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { show } from "../../testing/show.tsx";
import { RevealList } from "./reveal-list.tsx";
import { RevealsBanner } from "./reveals-banner.tsx";

const REASON = "Ana lost her mailbox";
const LOOK = { id: "look", admin: "Maren Dahl", revealed_at: "2026-11-24T12:31:00.000Z", is_read: false };
const PIKE = { kind: "catch", catch_id: "pike", species: "Pike", caught_on: "2026-11-20" } as const;

const LOOKS: [string, AdminLook, RegExp, RegExp][] = [
  [
    "a place",
    { ...LOOK, ...PIKE, reason: REASON, until: "2026-11-24T12:46:00.000Z" },
    /^Maren Dahl, an admin, saw exactly where you caught this: .*Pike, Nov 20, 2026\. Reason: “Ana lost/,
    /Pike, Nov 20, 2026.*“Ana lost her mailbox”.*Maren Dahl looked on Nov 24, 2026/,
  ],
  [
    "a password that an admin set",
    { ...LOOK, kind: "password", reason: REASON },
    /^Maren Dahl, an admin, set your password\. Until you change it.* Reason: “Ana lost/,
    /Your whole account.*“Ana lost her mailbox”.*Maren Dahl set your password on Nov 24, 2026/,
  ],
  [
    "an email that an admin set",
    { ...LOOK, kind: "email", reason: REASON },
    /^Maren Dahl, an admin, changed your email\..* Reason: “Ana lost/,
    /Your whole account.*“Ana lost her mailbox”.*Maren Dahl changed your email on Nov 24, 2026/,
  ],
  [
    "an account that was made with a password",
    { ...LOOK, kind: "created", reason: null },
    /^Maren Dahl, an admin, created your account and knows its password\. Until you change it, they can see everything/,
    /Your whole account.*Maren Dahl created your account on Nov 24, 2026/,
  ],
];

test.each(LOOKS)(
  "of %s one is told who it was and why, until one says that one read it",
  async (...given) => {
    const [, look, bannerText, listed] = given;
    const { person, network } = show(
      <>
        <RevealsBanner />
        <RevealList />
      </>,
      {
        user: {},
        answers: {
          "GET /auth/me/reveals": { reveals: [look] },
          "PUT /auth/me/reveals/read": () => new Response(null, { status: 204 }),
        },
      },
    );
    const banner = await screen.findByRole("region", { name: "Seen by an admin" });
    expect(within(banner).getByText(bannerText)).toBeVisible();
    expect(screen.getByRole("list", { name: "Who saw your spots" })).toHaveTextContent(listed);

    network.answer({ "GET /auth/me/reveals": { reveals: [{ ...look, is_read: true }] } });
    await person.click(within(banner).getByRole("button", { name: "Mark as read" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Seen by an admin" })).toBeNull());
    expect(screen.getByRole("list", { name: "Who saw your spots" })).toHaveTextContent(listed);
  },
);
