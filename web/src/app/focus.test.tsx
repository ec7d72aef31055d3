import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";

import { show } from "../testing/show.tsx";
import { keepFocus } from "./focus.ts";

beforeEach(() => keepFocus());

function Fish() {
  const [fish, setFish] = useState(["Pike", "Perch", "Walleye"]);
  const without = (name: string) => setFish(fish.filter((each) => each !== name));
  return (
    <main id="main">
      <h1>My Catches</h1>
      <ul>
        {fish.map((name) => (
          <li key={name}>
            <button type="button">{`Open ${name}`}</button>
            <button type="button" onClick={() => without(name)}>{`Delete ${name}`}</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** A labeled section in which a pressed control disappears. */
function Part() {
  const [isThere, setIsThere] = useState(true);
  return (
    <main id="main">
      <h1>Profile</h1>
      <section aria-label="Sign-ins">
        <h2>Signed-in devices</h2>
        {isThere && (
          <button type="button" onClick={() => setIsThere(false)}>
            End all
          </button>
        )}
      </section>
    </main>
  );
}

const button = (name: string) => screen.findByRole("button", { name });

test("when a row is gone the focus is on the same control of the row that takes its place", async () => {
  const { person } = show(<Fish />);
  await person.click(await button("Delete Pike"));
  await waitFor(async () => expect(await button("Delete Perch")).toHaveFocus());
});

test("when the last row is gone the focus is on the one before it", async () => {
  const { person } = show(<Fish />);
  await person.click(await button("Delete Walleye"));
  await waitFor(async () => expect(await button("Delete Perch")).toHaveFocus());
});

test("when no row is left the focus is on the title of the page", async () => {
  const { person } = show(<Fish />);
  for (const name of ["Delete Pike", "Delete Perch", "Delete Walleye"]) {
    await person.click(await button(name));
  }
  await waitFor(() => expect(screen.getByRole("heading", { name: "My Catches" })).toHaveFocus());
});

test("when a control of a named part is gone, and nothing else in it, the focus is on the part's title", async () => {
  const { person } = show(<Part />);
  await person.click(await button("End all"));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Signed-in devices" })).toHaveFocus());
});
