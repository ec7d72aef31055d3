import { openLogForm } from "../forms/log-form.ts";
import { listen } from "../look/heard.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { type Angler, expect, test } from "../setup/fixtures.ts";

async function catchesOf(url: string, { token }: Angler) {
  const { catches } = await callApi(url, "/catches", { token });
  return catches as Record<string, unknown>[];
}

test("says once what is missing, in the product's words, takes the focus there, and saves nothing", async ({
  page,
  url,
  angler,
}) => {
  const form = await openLogForm(page);
  const heard = await listen(page);

  await form.getByRole("button", { name: "Save Catch" }).click();

  await expect(form.getByText("Please select a fish species")).toBeVisible();
  await expect(form.getByRole("radio", { name: /Musky/ })).toBeFocused();
  await form.getByText("Pike", { exact: true }).click();
  await expect(form.getByText("Please select a fish species")).toHaveCount(0);
  expect(heard()).toEqual(["Please select a fish species"]);
  expect(await catchesOf(url, angler)).toEqual([]);
});

test("a measure out of range names its rule; what was typed stays as typed", async ({
  page,
  url,
  angler,
}) => {
  const form = await openLogForm(page);
  await form.getByText("Pike", { exact: true }).click();
  await form.getByRole("textbox", { name: "Water Temp" }).fill("104");
  await form.getByRole("textbox", { name: "Weight" }).fill("6.625");
  await form.getByRole("button", { name: "Save Catch" }).click();

  await expect(form.getByText("Water Temp must be between 32 and 100 °F").first()).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Water Temp" })).toBeFocused();
  await expect(form.getByRole("textbox", { name: "Weight" })).toHaveValue("6.625");
  await form.getByRole("textbox", { name: "Water Temp" }).fill("44.5");
  await form.getByRole("button", { name: "Save Catch" }).click();
  await expect(form).toBeHidden();

  expect(await catchesOf(url, angler)).toMatchObject([{ weight: 6.625, water_temperature: 44.5 }]);
});

test("steppers go by a tenth and stop at nothing", async ({ page, angler }) => {
  const form = await openLogForm(page);
  const weight = form.getByRole("textbox", { name: "Weight" });

  await form.getByRole("button", { name: "Increase Weight" }).click();
  await form.getByRole("button", { name: "Increase Weight" }).click();
  await expect(weight).toHaveValue("0.1");
  await form.getByRole("button", { name: "Decrease Weight" }).click();
  await expect(weight).toHaveValue("0");
  await expect(form.getByRole("button", { name: "Decrease Weight" })).toBeDisabled();
  expect(angler.user.id).toBeTruthy();
});

test("Other asks for a name; another choice takes the name back", async ({ page, url, angler }) => {
  const form = await openLogForm(page);
  await form.getByRole("button", { name: "All 11 species" }).click();
  await form.getByText("Other", { exact: true }).click();
  await form.getByRole("button", { name: "Save Catch" }).click();
  await expect(form.getByText("Please name the species").first()).toBeVisible();

  await form.getByRole("textbox", { name: "Specify Species" }).fill("Zander");
  await form.getByText("Perch", { exact: true }).click();
  await expect(form.getByRole("textbox", { name: "Specify Species" })).toBeHidden();
  await form.getByText("Other", { exact: true }).click();
  await expect(form.getByRole("textbox", { name: "Specify Species" })).toHaveValue("");
  await form.getByRole("textbox", { name: "Specify Species" }).fill("  Zander ");
  const lure = form.getByRole("combobox", { name: "Lure Type" });
  // A field that is out of sight comes into it as it is clicked; its list closes when the page moves under it.
  await lure.click();
  await lure.fill("Oth");
  await page.getByRole("option", { name: "Other" }).click();
  await form.getByRole("textbox", { name: "Specify Lure Type" }).fill("Wobbler");
  await form.getByRole("button", { name: "Save Catch" }).click();
  await expect(page.getByText("Zander saved")).toBeVisible();

  expect(await catchesOf(url, angler)).toMatchObject([{ species: "Zander", lure_type: "Wobbler" }]);
});

test("the day and the minute are now, on this device's clock", async ({ page, url, angler }) => {
  const before = Date.now();
  const form = await openLogForm(page);
  await form.getByText("Pike", { exact: true }).click();
  await form.getByRole("button", { name: "Save Catch" }).click();
  await expect(form).toBeHidden();

  const [caught] = await catchesOf(url, angler);
  const minute = 60_000;
  expect(caught).toMatchObject({ time_zone: "America/Chicago", date: expect.stringMatching(/:00\.000Z$/) });
  expect(Date.parse(String(caught?.["date"]))).toBeGreaterThanOrEqual(before - minute);
  expect(Date.parse(String(caught?.["date"]))).toBeLessThanOrEqual(Date.now());
});

test("a date is chosen from a month or typed, and a missing time is asked for", async ({
  page,
  url,
  angler,
}) => {
  const form = await openLogForm(page);
  await form.getByText("Pike", { exact: true }).click();
  await form.getByRole("spinbutton", { name: "month, Date of Catch" }).click();
  await page.keyboard.type("05012020");
  const hour = form.getByRole("spinbutton", { name: "hour, Time of Catch" });
  const minute = form.getByRole("spinbutton", { name: "minute, Time of Catch" });
  const half = form.getByRole("spinbutton", { name: "AM/PM, Time of Catch" });
  for (const part of [hour, minute, half]) {
    await part.click();
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
  }
  await form.getByRole("button", { name: "Save Catch" }).click();
  await expect(form.getByText("Please enter date and time of catch").first()).toBeVisible();

  await hour.click();
  await page.keyboard.type("0430am");
  await form.getByRole("button", { name: "Save Catch" }).click();
  await expect(form).toBeHidden();

  expect(await catchesOf(url, angler)).toMatchObject([{ date: "2020-05-01T09:30:00.000Z", time: "04:30" }]);
});

test("a date or a time with an empty part is asked for, however it is left, and nothing takes its place", async ({
  page,
  url,
  angler,
}) => {
  const form = await openLogForm(page);
  const part = (name: string) => form.getByRole("spinbutton", { name });
  const asked = form.getByText("Please enter date and time of catch");
  const save = () => form.getByRole("button", { name: "Save Catch" }).click();
  await form.getByText("Pike", { exact: true }).click();
  await part("month, Date of Catch").click();
  await page.keyboard.type("05012020");
  await part("hour, Time of Catch").click();
  await page.keyboard.type("0405am");

  const WAYS = [
    { name: "day, Date of Catch", leave: () => page.keyboard.press("Enter"), typed: "09" },
    { name: "hour, Time of Catch", leave: save, typed: "06" },
    {
      name: "minute, Time of Catch",
      leave: async () => {
        await page.keyboard.press("Tab");
        await form.getByRole("textbox", { name: "Weight" }).press("Enter");
      },
      typed: "07",
    },
  ];
  for (const { name, leave, typed } of WAYS) {
    await part(name).click();
    await page.keyboard.press("Backspace");
    await leave();
    await expect(asked).toHaveCount(1);
    await expect(part(name)).toBeFocused();
    await expect(part(name)).toHaveAttribute("data-placeholder", "true");
    await page.keyboard.type(typed);
    await expect(asked).toHaveCount(0);
  }
  // A day that the month does not have is no other day.
  await part("month, Date of Catch").click();
  await page.keyboard.type("0231");
  await save();
  await expect(asked).toHaveCount(1);
  await expect(part("day, Date of Catch")).toBeFocused();
  await page.keyboard.type("28");
  expect(await catchesOf(url, angler)).toEqual([]);
  await save();
  await expect(form).toBeHidden();

  expect(await catchesOf(url, angler)).toMatchObject([{ date: "2020-02-28T12:07:00.000Z", time: "06:07" }]);
});

test("a catch without a time is saved without one, and half a time is asked for", async ({
  page,
  url,
  angler: { token },
}) => {
  await callApi(url, "/catches", { token, body: { ...CATCH, date: "2020-05-01" } });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Edit Walleye" }).click();
  const form = page.getByRole("dialog", { name: "Edit Walleye" });
  const part = (name: string) => form.getByRole("spinbutton", { name: `${name}, Time of Catch` });
  const save = form.getByRole("button", { name: "Save Changes" });
  const asked = form.getByText("Please enter date and time of catch");

  await part("hour").click();
  await page.keyboard.type("7");
  await save.click();
  await expect(asked).toHaveCount(1);
  await expect(part("minute")).toBeFocused();
  for (const name of ["hour", "AM/PM"]) {
    await part(name).click();
    await page.keyboard.press("Backspace");
  }
  await expect(asked).toHaveCount(0);
  await form.getByRole("textbox", { name: "Weight" }).fill("3");
  await save.click();
  await expect(form).toBeHidden();

  const { catches } = await callApi(url, "/catches", { token });
  expect(catches).toMatchObject([{ weight: 3, time: null }]);
});

test("a place is typed as anglers write it, or taken from the device", async ({ page, url, angler }) => {
  const form = await openLogForm(page);
  await form
    .getByText("Trout", { exact: true })
    .or(form.getByText("Pike", { exact: true }))
    .first()
    .click();
  await form.getByRole("button", { name: "Change place" }).click();
  const typed = form.getByRole("textbox", { name: "Latitude and longitude" });

  await typed.fill("Loch Rannoch");
  await typed.press("Enter");
  await expect(form.getByText("Type latitude and longitude, like 47.831174, -92.264829")).toBeVisible();
  await typed.fill("N56 40.802 W4 20.519");
  await typed.press("Enter");
  await expect(form.getByText("56.680033, -4.341983")).toBeVisible();
  await form.getByRole("button", { name: "Change place" }).click();
  await form.getByRole("button", { name: "Use my location" }).click();
  await expect(form.getByText("45.200000, -86.900000")).toBeVisible();
  await form.getByRole("button", { name: "Save Catch" }).click();
  await expect(form).toBeHidden();

  expect(await catchesOf(url, angler)).toMatchObject([{ latitude: 45.2, longitude: -86.9 }]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("without a position the form says so, and a place can still be typed", async ({
    page,
    url,
    angler,
  }) => {
    await page.goto("/profile");
    await page.getByRole("button", { name: "Log a catch" }).click();
    const form = page.getByRole("dialog", { name: "Log Your Catch" });
    await expect(
      form.getByText("Your browser does not let Creel see where you are.", { exact: false }),
    ).toBeVisible();
    await form.getByText("Walleye", { exact: true }).click();
    await form.getByRole("button", { name: "Save Catch" }).click();
    await expect(
      form.getByText("Location coordinates are missing. Please try selecting the location again."),
    ).toBeVisible();

    await form.getByRole("textbox", { name: "Latitude and longitude" }).fill("47.9, -92.1");
    await form.getByRole("textbox", { name: "Latitude and longitude" }).press("Enter");
    await form.getByRole("button", { name: "Save Catch" }).click();
    await expect(form).toBeHidden();
    expect(await catchesOf(url, angler)).toHaveLength(1);
  });
});

test.describe("when saving fails", () => {
  test.use({ expected: { errors: [/status of \d{3}/, /ERR_/] } });

  const FAILURES = [
    { status: 413, sentence: "Failed to save catch. File is too large. Please choose a smaller photo." },
    {
      status: 400,
      sentence: "Failed to save catch. Please check that all required fields are filled out correctly.",
    },
    { status: 500, sentence: "Failed to save catch. Server error. Please try again later." },
  ];

  test("the form stays with everything in it and says why; the next try makes one catch", async ({
    page,
    context,
    url,
    angler,
  }) => {
    const form = await openLogForm(page);
    await form.getByText("Pike", { exact: true }).click();
    await form.getByRole("textbox", { name: "Notes" }).fill("Kept");
    const save = form.getByRole("button", { name: "Save Catch" });

    for (const { status, sentence } of FAILURES) {
      await context.route("**/api/catches", (route) => route.fulfill({ status, json: {} }));
      await save.click();
      await expect(form.getByText(sentence)).toBeVisible();
      await context.unroute("**/api/catches");
    }
    await context.setOffline(true);
    await save.click();
    await expect(
      form.getByText(
        "Failed to save catch. No internet connection. Please check your connection and try again.",
      ),
    ).toBeVisible();
    await context.setOffline(false);

    // The answer to a save that worked is lost; the angler tries again.
    await context.route("**/api/catches", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save.click();
    await expect(form.getByText("Failed to save catch. Please try again.")).toBeVisible();
    await context.unroute("**/api/catches");
    await expect(form.getByRole("textbox", { name: "Notes" })).toHaveValue("Kept");
    await save.click();
    await expect(form).toBeHidden();

    expect(await catchesOf(url, angler)).toHaveLength(1);
  });

  test("pressing twice saves once", async ({ page, context, url, angler }) => {
    const form = await openLogForm(page);
    await form.getByText("Pike", { exact: true }).click();
    let requests = 0;
    await context.route("**/api/catches", async (route) => {
      if (route.request().method() === "POST") requests += 1;
      await route.continue();
    });

    await form.getByRole("button", { name: "Save Catch" }).dblclick();
    await expect(form).toBeHidden();

    expect(requests).toBe(1);
    expect(await catchesOf(url, angler)).toHaveLength(1);
  });
});

test("the backdrop and Escape close the form, and the focus goes back", async ({ page, url, angler }) => {
  await callApi(url, "/catches", { token: angler.token, body: CATCH });
  await page.goto("/dashboard");
  const opener = page.getByRole("button", { name: "Edit Walleye" });

  await opener.click();
  await expect(page.getByRole("dialog", { name: "Edit Walleye" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(page.getByRole("dialog", { name: "Edit Walleye" })).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(page.getByRole("dialog")).toBeHidden();
});
