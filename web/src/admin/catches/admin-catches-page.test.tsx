import { REVEAL_MINUTES } from "@creel/domain/admin/new-reveal";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { CatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { adminOf, anyCatchOf, messageList, pageOf, userOf } from "../../testing/admin.ts";
import { setPhone } from "../../testing/layout.ts";
import { type Answers, type Asked, PENDING } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { allLogbooks } from "./admin-area.tsx";
import { AdminCatchesPage } from "./admin-catches-page.tsx";

const LIST = "GET /admin/catches";
const WALLEYE = anyCatchOf({ id: "0199f2a0-0000-7000-8000-00000000000a", weight: 6.2 });
const PIKE = anyCatchOf({
  id: "0199f2a0-0000-7000-8000-00000000000b",
  species: "Pike",
  user: { id: "u2", firstName: "Ana", lastName: "Angler", email: "ana@example.org" },
});

function openCatches(answers: Answers = {}, path = "/admin/catches") {
  const shown = show(
    <CatchDialogs logbook={allLogbooks}>
      <AdminCatchesPage />
    </CatchDialogs>,
    {
      path,
      user: adminOf(),
      answers: {
        [LIST]: { catches: [WALLEYE, PIKE], hasMore: false, ...pageOf(2) },
        "GET /admin/messages": messageList(),
        "GET /admin/users": { users: [userOf({ id: "u1" })], ...pageOf(1) },
        "GET /admin/users/*": { user: userOf({ id: "u1" }) },
        ...answers,
      },
    },
  );
  const { person } = shown;
  const press = async (name: string | RegExp) => person.click(await screen.findByRole("button", { name }));
  const select = async (name: string) => person.click(await screen.findByRole("checkbox", { name }));
  return { ...shown, press, select };
}

const address = () => decodeURIComponent(location.search);

test("a line says what was caught, by whom, and leads to the angler among the users", async () => {
  openCatches();
  const line = await screen.findByRole("row", { name: /Walleye/ });
  expect(line).toHaveTextContent(/Walleye.*Ray Kowalczyk.*ray@example\.org.*6\.2lb/);
  expect(within(line).getByRole("link", { name: "Ray Kowalczyk" })).toHaveAttribute(
    "href",
    "/admin/users?search=ray%40example.org",
  );
});

test("the photos of a catch are seen as a number and heard with what they are", async () => {
  const photo = {
    id: "p1",
    url: "/p.jpg",
    thumbnailUrl: "/t.jpg",
    width: 1,
    height: 1,
    placeholder: "data:,",
  };
  openCatches({ [LIST]: { catches: [anyCatchOf({ photos: [photo] })], hasMore: false, ...pageOf(1) } });
  expect(await screen.findByRole("cell", { name: "1 photo" })).toHaveTextContent(/^1/);
});

test("two letters are too few to look for, which is said however long they stand, and three are asked for", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  const { person, network } = openCatches();
  const search = await screen.findByRole("searchbox", { name: "Search species, lure" });
  await person.type(search, "de");
  expect(await screen.findByText(/^at least 3/)).toBeVisible();
  await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
  expect(address()).toBe("");
  await person.type(search, "a");
  await waitFor(() => expect(address()).toBe("?search=dea"));
  await waitFor(() => expect(screen.queryByText(/^at least 3/)).toBeNull());
  await person.type(search, "{Backspace}");
  await waitFor(() => expect(address()).toBe(""));
  expect(network.asked(LIST).some((line) => /search=de($|&)/.test(line))).toBe(false);
});

test("the address names every filter, and each is taken back by its cross", async () => {
  const { press } = openCatches({}, `/admin/catches?userId=${userOf().id}&hasPhoto=false&species=Pike`);
  expect(await screen.findByRole("button", { name: /^User:\s*Ray Kowalczyk$/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Photos:\s*Without photo$/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Species:\s*Pike$/ })).toBeVisible();
  await press("Clear photos");
  await waitFor(() => expect(location.search).not.toContain("hasPhoto"));
  await waitFor(() => expect(screen.getByRole("button", { name: "Photos: any" })).toHaveFocus());
  await press(/^Clear\s*every filter$/);
  await waitFor(() => expect(address()).toBe(""));
});

test("a user is found by name among all that there are", async () => {
  const { press, person } = openCatches();
  await press(/^User:/);
  const found = within(await screen.findByRole("dialog", { name: "User" }));
  await person.type(found.getByRole("searchbox"), "ray");
  await person.click(await found.findByRole("option", { name: /Ray Kowalczyk/ }));
  await waitFor(() => expect(address()).toBe("?userId=u1"));
});

test("a species that no list has is typed, in its usual spelling", async () => {
  const { press, person } = openCatches();
  await press(/^Species:/);
  await person.type(await screen.findByRole("textbox", { name: "Another species" }), " walleye {Enter}");
  await waitFor(() => expect(address()).toBe("?species=Walleye"));
});

test("those that are selected are deleted after one question, which says whose they are", async () => {
  const BULK = "DELETE /admin/catches/bulk";
  const { press, select, person, network } = openCatches({
    [BULK]: ({ body }: Asked) => ({ deleted: 1, notFound: Object(body).catchIds.slice(1) }),
  });
  await select("Select all shown");
  await press("Delete");
  const question = within(await screen.findByRole("alertdialog", { name: "Delete 2 catches" }));
  expect(question.getByText("Permanently deletes 2 catches by 2 anglers.")).toBeVisible();
  await person.click(question.getByRole("button", { name: "Delete 2 catches" }));
  expect(await screen.findByText("1 catch deleted. 1 was already gone.")).toBeVisible();
  expect(network.sent(BULK)).toEqual([{ catchIds: [WALLEYE.id, PIKE.id] }]);
});

test("another filter takes the selection back", async () => {
  const { press, select } = openCatches({}, "/admin/catches?species=Pike");
  await select("Select Walleye by Ray Kowalczyk");
  expect(screen.getByText("1 selected")).toBeVisible();
  await press("Clear species");
  expect(await screen.findByText("Select all shown")).toBeVisible();
});

test("a catch is opened with its angler's name, and not led to on the admin's own map", async () => {
  const { press } = openCatches();
  await press("Walleye");
  const view = within(await screen.findByRole("dialog", { name: /^Walleye\s*Details$/ }));
  expect(view.getByText("Logged by Ray Kowalczyk")).toBeVisible();
  expect(view.queryByRole("button", { name: "Show on map" })).toBeNull();
});

test("a place is a square until it is revealed with a reason, and is one again when the time is over", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout", "Date"] });
  const REVEAL = "POST /admin/catches/*/reveal";
  const until = new Date(Date.now() + REVEAL_MINUTES * MINUTE_MS).toISOString();
  const place = { latitude: 47.83, longitude: -92.26, square: null, revealed_until: until };
  const { press, person, network } = openCatches({
    [REVEAL]: { catch: { ...WALLEYE, ...place, notes: "Off the reef" } },
    "GET /admin/catches/*": { catch: WALLEYE },
  });
  await press("Walleye");
  const view = within(await screen.findByRole("dialog", { name: /^Walleye\s*Details$/ }));
  expect(await view.findByText("47.80 to 47.85, -92.30 to -92.25")).toBeVisible();
  await press("Reveal the spot");
  await press("Reveal and notify them");
  expect(await view.findByText(/^Reason is required|^Required/)).toBeVisible();
  expect(network.sent(REVEAL)).toEqual([]);
  await person.click(view.getByRole("textbox", { name: /^Why do you need it/ }));
  await person.paste("He asked me to look");
  await press("Reveal and notify them");
  expect(await view.findByText("Enter your password")).toBeVisible();
  expect(network.sent(REVEAL)).toEqual([]);
  await person.click(view.getByLabelText("Your password"));
  await person.paste("an eel under the dock");
  await press("Reveal and notify them");
  expect(await view.findByText("47.8300, -92.2600")).toBeVisible();
  expect(view.getByText("Off the reef")).toBeVisible();
  expect(network.sent(REVEAL)).toEqual([
    { reason: "He asked me to look", password: "an eel under the dock" },
  ]);

  await act(async () => void (await vi.advanceTimersByTimeAsync(REVEAL_MINUTES * MINUTE_MS)));
  expect(await view.findByText("47.80 to 47.85, -92.30 to -92.25")).toBeVisible();
  expect(view.queryByText("47.8300, -92.2600")).toBeNull();
});

test("a catch is changed by the admin's own call, and the list shows the change at once", async () => {
  const PUT = "PUT /admin/catches/*";
  const { press, person, network } = openCatches({
    [PUT]: { catch: { ...WALLEYE, weight: 7.1, version: 2 } },
  });
  await press("Actions for Walleye");
  await person.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const form = within(await screen.findByRole("dialog", { name: "Edit Walleye" }));
  const weight = form.getByRole("textbox", { name: /^Weight/ });
  await person.clear(weight);
  await person.paste("7.1");
  network.answer({ [LIST]: () => PENDING });
  await person.click(form.getByRole("button", { name: "Save Changes" }));
  expect(await screen.findByText("Walleye saved")).toBeVisible();
  expect(screen.getByRole("row", { name: /Walleye/ })).toHaveTextContent("7.1lb");
  expect(network.sent(PUT)).toMatchObject([{ weight: 7.1 }]);
});

test("what is typed into somebody else's catch is asked about, and discarded it is kept nowhere", async () => {
  const { press, person } = openCatches();
  const edit = async () => {
    await press("Actions for Walleye");
    await person.click(await screen.findByRole("menuitem", { name: "Edit" }));
    return within(await screen.findByRole("dialog", { name: "Edit Walleye" }));
  };
  const form = await edit();
  await person.click(form.getByRole("textbox", { name: "Notes" }));
  await person.paste("Not kept here.");
  await person.keyboard("{Escape}");
  const question = within(await screen.findByRole("alertdialog", { name: "Discard changes?" }));
  await person.click(question.getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const again = await edit();
  expect(again.getByRole("textbox", { name: "Notes" })).toHaveValue("");
  expect(again.queryByText(/not saved yet/)).toBeNull();
});

test("on a phone each catch is a line with all that a row of the table has", async () => {
  setPhone(true);
  openCatches();
  const [line] = await screen.findAllByRole("article");
  expect(line).toHaveTextContent(/Walleye.*6\.2 lb.*Ray Kowalczyk/);
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByRole("button", { name: /^Order:/ })).toBeVisible();
});

const fiftyOn = (number: number) => ({
  catches: [WALLEYE],
  hasMore: false,
  total: 50,
  page: number,
  limit: 25,
});

test("pages are gone through, and the step that cannot be gone gives its focus to the other", async () => {
  const { press } = openCatches({
    [LIST]: ({ search }: Asked) => fiftyOn(Number(search.get("page") ?? 1)),
  });
  const pages = within(await screen.findByRole("navigation", { name: "Pages" }));
  expect(pages.getByText("1 – 25 of 50")).toBeVisible();
  expect(pages.getByRole("button", { name: "Previous" })).toBeDisabled();
  await press("Next");
  expect(await pages.findByText("26 – 50 of 50")).toBeVisible();
  await waitFor(() => expect(address()).toBe("?page=2"));
  await waitFor(() => expect(pages.getByRole("button", { name: "Previous" })).toHaveFocus());
  expect(screen.getByText("26 to 50 of 50 catches")).toHaveAttribute("role", "status");
});

test("fewer or more rows of a page begin at its first", async () => {
  const { press, person } = openCatches(
    { [LIST]: { catches: [WALLEYE], hasMore: false, total: 50, page: 2, limit: 25 } },
    "/admin/catches?page=2",
  );
  await press(/^Rows/);
  await person.click(await screen.findByRole("option", { name: "50 per page" }));
  await waitFor(() => expect(address()).toBe("?limit=50"));
});

test("what narrows the list or takes a filter back begins at its first page", async () => {
  const { press, person } = openCatches(
    { [LIST]: ({ search }: Asked) => fiftyOn(Number(search.get("page") ?? 1)) },
    "/admin/catches?page=2",
  );
  await press("Photos: any");
  await person.click(await screen.findByRole("option", { name: "With photo" }));
  await waitFor(() => expect(address()).toBe("?hasPhoto=true"));
  const pages = within(await screen.findByRole("navigation", { name: "Pages" }));
  // Until the first page is there, the second is shown, and has no next one.
  expect(await pages.findByText("1 – 25 of 50")).toBeVisible();
  await press("Next");
  await waitFor(() => expect(address()).toBe("?hasPhoto=true&page=2"));
  expect(await pages.findByText("26 – 50 of 50")).toBeVisible();
  await press(/^Clear\s*every filter$/);
  await waitFor(() => expect(address()).toBe(""));
  expect(await pages.findByText("1 – 25 of 50")).toBeVisible();
});

test("the order stays as filters are cleared, and another order begins at the first page", async () => {
  const { press } = openCatches({}, "/admin/catches?species=Pike&sort=weight&page=3");
  await press(/^Clear\s*every filter$/);
  await waitFor(() => expect(address()).toBe("?sort=weight"));
});

test("a page behind the last one says that the list has become shorter", async () => {
  const { press } = openCatches(
    { [LIST]: { catches: [], hasMore: false, total: 2, page: 4, limit: 25 } },
    "/admin/catches?page=4",
  );
  expect(await screen.findByRole("heading", { name: "Nothing on this page" })).toBeVisible();
  await press("Go to the first page");
  await waitFor(() => expect(address()).toBe(""));
});

test("before anything was logged the page says what will arrive here", async () => {
  openCatches({ [LIST]: { catches: [], hasMore: false, ...pageOf(0) } });
  expect(await screen.findByRole("heading", { name: "No catches yet" })).toBeVisible();
});
