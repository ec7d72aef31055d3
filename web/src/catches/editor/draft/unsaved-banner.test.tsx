import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { answersOfLog } from "../../../testing/log.ts";
import { OwnLog } from "../../../testing/own-log.tsx";
import { setPosition } from "../../../testing/position.ts";
import { show } from "../../../testing/show.tsx";
import { useCatchDialogs } from "../../dialogs/catch-dialogs.tsx";
import { UnsavedBanner } from "./unsaved-banner.tsx";

const KEEP = "Save this as a draft?";
const PIKE = "Pike, 6.2 lb, not saved yet.";

const form = () => screen.findByRole("dialog", { name: "Log Your Catch" });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const banner = () => screen.findByRole("region", { name: "Not saved" });
const hasNoBanner = () =>
  waitFor(() => expect(screen.queryByRole("region", { name: "Not saved" })).toBeNull());
const question = async () => within(await screen.findByRole("alertdialog", { name: KEEP }));

function Page() {
  const { onLog, onContinue } = useCatchDialogs();
  return (
    <>
      <UnsavedBanner onContinue={onContinue} />
      <button type="button" onClick={() => onLog("here")}>
        Log a catch
      </button>
    </>
  );
}

/** A page over which a catch is logged. */
function openPage() {
  setPosition({ latitude: 47.9, longitude: -92.1 });
  const shown = show(
    <OwnLog>
      <Page />
    </OwnLog>,
    { answers: answersOfLog() },
  );
  const { person } = shown;
  const pressIn = async (place: HTMLElement, name: string | RegExp) =>
    person.click(within(place).getByRole("button", { name }));
  const log = async () => {
    await person.click(await screen.findByRole("button", { name: "Log a catch" }));
    return form();
  };
  const weigh = async (species: string, weight: string) => {
    const opened = await log();
    await person.click(within(opened).getByRole("radio", { name: new RegExp(`${species}$`) }));
    const field = within(opened).getByRole("textbox", { name: /^Weight/ });
    await person.clear(field);
    await person.paste(weight);
    return opened;
  };
  const keep = async () => {
    await person.keyboard("{Escape}");
    await person.click((await question()).getByRole("button", { name: "Save draft" }));
    await isClosed();
  };
  return { ...shown, pressIn, log, weigh, keep };
}

test("a form in which nothing was typed is left without a question, and nothing waits", async () => {
  const { log, pressIn } = openPage();
  await pressIn(await log(), "Cancel");
  await isClosed();
  expect(screen.queryByRole("region", { name: "Not saved" })).toBeNull();
});

test("leaving asks what to do with what was typed, with the way back first; discarded, nothing waits", async () => {
  const { weigh, person, pressIn } = openPage();
  const opened = await weigh("Pike", "6.2");
  await person.keyboard("{Escape}");
  await waitFor(async () =>
    expect((await question()).getByRole("button", { name: "Keep editing" })).toHaveFocus(),
  );
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alertdialog", { name: KEEP })).toBeNull());
  expect(within(opened).getByRole("textbox", { name: /^Weight/ })).toHaveValue("6.2");

  await pressIn(opened, "Cancel");
  await person.click((await question()).getByRole("button", { name: "Discard" }));
  await isClosed();
  await hasNoBanner();
});

test("a kept draft is named on the page, goes on with all of it, and is gone once it is saved", async () => {
  const { weigh, keep, pressIn, network } = openPage();
  await weigh("Pike", "6.2");
  await keep();
  expect(await banner()).toHaveTextContent(/^Pike, 6\.2 lb, not saved yet\. Today, \d/);
  await pressIn(await banner(), "Continue");
  const opened = await form();
  expect(within(opened).getByRole("radio", { name: /Pike$/ })).toBeChecked();
  expect(within(opened).getByRole("textbox", { name: /^Weight/ })).toHaveValue("6.2");
  await pressIn(opened, "Save Catch");
  await isClosed();
  await hasNoBanner();
  expect(network.sent("POST /catches")).toMatchObject([{ species: "Pike", weight: 6.2 }]);
});

test("a new form offers what waits; logging another leaves it and puts the focus into the form", async () => {
  const { weigh, keep, log, pressIn } = openPage();
  await weigh("Pike", "6.2");
  await keep();
  const opened = await log();
  expect(await within(opened).findByText(PIKE, { exact: false })).toBeVisible();
  await pressIn(opened, "Log another");
  expect(within(opened).queryByText(PIKE, { exact: false })).toBeNull();
  expect(within(opened).getAllByRole("radio")).toContain(document.activeElement);
});

test("several that wait are counted, and finished one after the other", async () => {
  const { weigh, keep, log, pressIn, network } = openPage();
  await weigh("Pike", "6.2");
  await keep();
  await weigh("Walleye", "3");
  await keep();
  await waitFor(async () =>
    expect(await banner()).toHaveTextContent(/^2 catches to finish\. Walleye, 3 lb, not saved yet\./),
  );
  await pressIn(await banner(), "Continue");
  await pressIn(await form(), "Save Catch");
  const message = "Walleye saved. 1 catch to finish. Your first walleye.";
  expect(await screen.findByText(message, { ignore: "[role=alert]" })).toBeVisible();
  expect(screen.getByText(message, { selector: "[role=alert]" }), "said aloud, too").toBeInTheDocument();
  const next = await form();
  expect(within(next).getByRole("radio", { name: /Pike$/ })).toBeChecked();
  await pressIn(next, "Save Catch");
  expect(await screen.findByText("Pike saved")).toBeVisible();
  await hasNoBanner();
  expect(network.sent("POST /catches")).toMatchObject([{ species: "Walleye" }, { species: "Pike" }]);
  await pressIn(await log(), "Close");
  await isClosed();
  expect(screen.queryByText("Pike saved"), "it is no news any more").toBeNull();
});

test("what was discarded on the page can be had back", async () => {
  const { weigh, keep, pressIn, person } = openPage();
  await weigh("Pike", "6.2");
  await keep();
  await pressIn(await banner(), "Discard");
  await hasNoBanner();
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await banner()).toHaveTextContent(PIKE);
});
