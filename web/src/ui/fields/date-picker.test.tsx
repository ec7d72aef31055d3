import { CalendarDate, Time } from "@internationalized/date";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { DatePicker } from "./date-picker.tsx";
import { TimeField } from "./time-field.tsx";

const NOVEMBER_20 = new CalendarDate(2026, 11, 20);

function showDate() {
  const changed = vi.fn<(value: CalendarDate | null) => void>();
  function Date() {
    const [value, setValue] = useState<CalendarDate | null>(NOVEMBER_20);
    const handleChange = (next: CalendarDate | null) => {
      changed(next);
      setValue(next);
    };
    const range = { min: new CalendarDate(1900, 1, 1), max: new CalendarDate(2026, 12, 31) };
    return (
      <>
        <DatePicker label="Date of Catch" value={value} onChange={handleChange} {...range} />
        <button type="button">After it</button>
        <button type="button" onClick={() => setValue(new CalendarDate(2020, 2, 28))}>
          Set from outside
        </button>
      </>
    );
  }
  return { changed, ...show(<Date />) };
}

const part = (name: string) => screen.findByRole("spinbutton", { name });
const textOf = async (...names: string[]) =>
  Promise.all(names.map(async (name) => (await part(name)).textContent));
const dateShown = () => textOf("month, Date of Catch", "day, Date of Catch", "year, Date of Catch");

test("a date is typed part by part", async () => {
  const { person, changed } = showDate();
  await person.click(await part("month, Date of Catch"));
  await person.keyboard("05012020");
  expect(changed).toHaveBeenLastCalledWith(new CalendarDate(2020, 5, 1));
});

test("a date is chosen from its month", async () => {
  const { person, changed } = showDate();
  await person.click(await screen.findByRole("button", { name: /^Calendar/ }));
  await person.click(await screen.findByRole("button", { name: /November 3, 2026/ }));
  expect(changed).toHaveBeenLastCalledWith(new CalendarDate(2026, 11, 3));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a date with an empty part is no date, and nothing takes the place of the part, also when it is left", async () => {
  const { person, changed } = showDate();
  await person.click(await part("day, Date of Catch"));
  await person.keyboard("{Backspace}{Backspace}");
  expect(changed).toHaveBeenLastCalledWith(null);
  await person.click(screen.getByRole("button", { name: "After it" }));
  expect(await dateShown()).toEqual(["11", "dd", "2026"]);
  expect(changed).toHaveBeenLastCalledWith(null);
});

test("a day that its month does not have is no other day, and is taken out as the field is left", async () => {
  const { person, changed } = showDate();
  await person.click(await part("month, Date of Catch"));
  await person.keyboard("0231");
  expect(changed).toHaveBeenLastCalledWith(null);
  await person.click(screen.getByRole("button", { name: "After it" }));
  expect(await dateShown()).toEqual(["02", "dd", "2026"]);
  expect(changed).toHaveBeenLastCalledWith(null);
});

test("what is set from outside stands in all parts, also over an empty one", async () => {
  const { person } = showDate();
  await person.click(await part("day, Date of Catch"));
  await person.keyboard("{Backspace}{Backspace}");
  await person.click(screen.getByRole("button", { name: "Set from outside" }));
  expect(await dateShown()).toEqual(["02", "28", "2020"]);
});

test("Enter in a part submits the form around it", async () => {
  const submitted = vi.fn<() => void>();
  const { person } = show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <TimeField label="Time of Catch" value={new Time(6, 42)} onChange={() => {}} />
    </form>,
  );
  await person.click(await part("minute, Time of Catch"));
  await person.keyboard("{Enter}");
  expect(submitted).toHaveBeenCalledOnce();
});

test("half a time is told as such, and as no time", async () => {
  const changed = vi.fn<(value: Time | null) => void>();
  const incomplete = vi.fn<(isIncomplete: boolean) => void>();
  const { person } = show(
    <TimeField
      label="Time of Catch"
      value={new Time(6, 42)}
      onChange={changed}
      onIncompleteChange={incomplete}
    />,
  );
  await person.click(await part("minute, Time of Catch"));
  await person.keyboard("{Backspace}{Backspace}");
  expect(changed).toHaveBeenLastCalledWith(null);
  expect(incomplete).toHaveBeenLastCalledWith(true);
  for (const name of ["hour", "AM/PM"]) {
    await person.click(await part(`${name}, Time of Catch`));
    await person.keyboard("{Backspace}{Backspace}");
  }
  expect(incomplete).toHaveBeenLastCalledWith(false);
});

test("arrow keys turn a part up and down, and go from part to part", async () => {
  const { person, changed } = showDate();
  await person.click(await part("month, Date of Catch"));
  await person.keyboard("{ArrowDown}");
  expect(changed).toHaveBeenLastCalledWith(new CalendarDate(2026, 10, 20));
  await person.keyboard("{ArrowRight}");
  await waitFor(async () => expect(await part("day, Date of Catch")).toHaveFocus());
  await person.keyboard("{ArrowUp}");
  expect(changed).toHaveBeenLastCalledWith(new CalendarDate(2026, 10, 21));
});

test("days beyond the range cannot be chosen from their month, nor a month beyond it be gone to", async () => {
  const { person, changed } = showDate();
  await person.click(await screen.findByRole("button", { name: /^Calendar/ }));
  const [, next] = await screen.findAllByRole("button", { name: "Next" });
  const forward = next ?? screen.getByRole("button", { name: "Next" });
  await person.click(forward);
  expect(await screen.findByRole("heading", { name: "December 2026" })).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Next" }).at(-1)).toBeDisabled());
  expect(changed).not.toHaveBeenCalled();
});

test("Escape leaves the calendar with the day as it was, and the focus where it was opened", async () => {
  const { person, changed } = showDate();
  const opener = await screen.findByRole("button", { name: /^Calendar/ });
  await person.click(opener);
  await screen.findByRole("button", { name: /November 3, 2026/ });
  await person.keyboard("{ArrowLeft}{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  expect(changed).not.toHaveBeenCalled();
});

test("a time is typed part by part, with am or pm by one letter", async () => {
  const changed = vi.fn<(value: Time | null) => void>();
  function Clock() {
    const [value, setValue] = useState<Time | null>(null);
    const handleChange = (next: Time | null) => {
      changed(next);
      setValue(next);
    };
    return <TimeField label="Time of Catch" value={value} onChange={handleChange} />;
  }
  const { person } = show(<Clock />);
  await person.click(await part("hour, Time of Catch"));
  await person.keyboard("0705p");
  expect(changed).toHaveBeenLastCalledWith(new Time(19, 5));
  expect(await textOf("hour, Time of Catch", "minute, Time of Catch", "AM/PM, Time of Catch")).toEqual([
    "07",
    "05",
    "PM",
  ]);
});

test("what is wrong with a date is said with it", async () => {
  const range = { min: new CalendarDate(1900, 1, 1), max: new CalendarDate(2026, 12, 31) };
  const message = "Please enter date and time of catch";
  show(<DatePicker label="Date of Catch" value={null} onChange={() => {}} error={message} {...range} />);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole("group", { name: "Date of Catch" })).toHaveAccessibleDescription(
    new RegExp(message),
  );
});
