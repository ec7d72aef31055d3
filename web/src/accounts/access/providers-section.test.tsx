import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { answersOfLog } from "../../testing/log.ts";
import { type Answers, PENDING, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { show } from "../../testing/show.tsx";
import { ProvidersSection } from "./providers-section.tsx";

const LINKED = {
  id: "0199f2a0-0000-7000-8000-0000000000d1",
  host: "auth.lakeside.example",
  label: "maren",
  linked_at: "2026-05-03T12:00:00.000Z",
  last_used_at: null,
  is_usable: true,
};
const UNLINK = "POST /auth/oidc/unlink";
const START = "POST /auth/oidc/start";
const CONFIRMATION = { password: true, passkey: null, provider: false };

const waysWith = (...providers: object[]) => ({
  "GET /auth/providers": { providers, passwords: true, passkeys: true, proxy: null },
});
const CLUB = { id: "oidc", name: "Lakeside Club", registers: true };

function showSection(identities: object[], answers: Answers = waysWith(CLUB)) {
  return show(<ProvidersSection />, {
    answers: {
      "GET /auth/me/identities": { identities },
      "GET /auth/me/confirmation": CONFIRMATION,
      ...answers,
    },
  });
}

test("a linked provider is a row with its host, the name there and when it was linked", async () => {
  showSection([LINKED]);
  expect(await screen.findByText(/^auth\.lakeside\.example, as maren\. Linked .+\.$/)).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent(/^Lakeside Club/);
});

test("a provider that this Creel no longer uses says so", async () => {
  showSection([{ ...LINKED, is_usable: false }], waysWith());
  expect(await screen.findByText(/This Creel no longer uses it\.$/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Link/ })).toBeNull();
});

test("without a provider there is no section", async () => {
  const { network } = showSection([], waysWith());
  await waitFor(() => expect(network.asked()).toContain("GET /auth/me/identities"));
  await waitFor(() => expect(network.asked()).toContain("GET /auth/providers"));
  expect(screen.queryByText("Providers")).toBeNull();
});

test("linking asks for the password and leaves for the provider", async () => {
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    followed.push(this.href);
  });
  const url = "https://auth.lakeside.example/authorize";
  const { person, network } = showSection([], { ...waysWith(CLUB), [START]: { url, flow: "sealed" } });

  await person.click(await screen.findByRole("button", { name: "Link Lakeside Club" }));
  await person.type(await screen.findByLabelText("Your password"), "perch and bobber");
  await person.click(screen.getByRole("button", { name: "Continue to Lakeside Club" }));

  await waitFor(() => expect(followed).toEqual([url]));
  expect(network.sent(START)).toEqual([{ purpose: "link", password: "perch and bobber" }]);
  expect(JSON.parse(sessionStorage.getItem("creel.provider-flow") ?? "")).toMatchObject({ purpose: "link" });
});

test("who comes back from the provider reads that it is linked", async () => {
  const kept = { flow: "sealed", purpose: "link", isRemembered: true, redirect: null };
  sessionStorage.setItem("creel.provider-flow", JSON.stringify(kept));
  openPage("/login/provider?code=c&state=s", {
    answers: {
      ...answersOfLog(),
      ...waysWith(CLUB),
      "POST /auth/oidc/finish": { identity: LINKED },
      "GET /auth/me/identities": { identities: [LINKED] },
      "GET /auth/sessions": PENDING,
      "GET /auth/me/passkeys": PENDING,
      "GET /auth/me/totp": PENDING,
      "GET /auth/tokens": PENDING,
    },
  });

  expect(await screen.findByText("maren linked")).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe("/profile/access"));
});

test("unlinking asks first, and the last way in says why it stays", async () => {
  const message = "This is your last way in. Add a passkey or choose a password first.";
  const { person, network } = showSection([LINKED], {
    ...waysWith(CLUB),
    [UNLINK]: refusal(409, "last_way_in", message),
  });
  const unlinkIt = async () => {
    await person.click(await screen.findByRole("button", { name: /^Unlink\s*Lakeside Club$/ }));
    await person.click(await screen.findByRole("button", { name: "Unlink" }));
  };

  await unlinkIt();
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  network.answer({
    [UNLINK]: () => new Response(null, { status: 204 }),
    "GET /auth/me/identities": { identities: [] },
  });
  await unlinkIt();

  expect(await screen.findByText("No provider is linked to your account.")).toBeVisible();
  expect(network.sent(UNLINK)).toEqual([{ id: LINKED.id }, { id: LINKED.id }]);
});
