import { CalendarDate, Time } from "@internationalized/date";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { DatePicker } from "./date-picker.tsx";
import { TimeField } from "./time-field.tsx";

const NOVEMBER_20 = new CalendarDate(2026, 11, 20);

function showDate() {
  const told = vi.fn<(value: CalendarDate | null) => void>();
  function Date() {
    const [value, setValue] = useState<CalendarDate | null>(NOVEMBER_20);
    const handleChange = (next: CalendarDate | null) => {
      told(next);
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
  return { told, ...show(<Date />) };
}

const part = (name: string) => screen.findByRole("spinbutton", { name });
const textOf = async (...names: string[]) =>
  Promise.all(names.map(async (name) => (await part(name)).textContent));
const dateShown = () => textOf("month, Date of Catch", "day, Date of Catch", "year, Date of Catch");

test("a date is typed part by part", async () => {
  const { person, told } = showDate();
  await person.click(await part("month, Date of Catch"));
  await person.keyboard("05012020");
  expect(told).toHaveBeenLastCalledWith(new CalendarDate(2020, 5, 1));
});

test("a date is chosen from its month", async () => {
  const { person, told } = showDate();
  await person.click(await screen.findByRole("button", { name: /^Calendar/ }));
  await person.click(await screen.findByRole("button", { name: /November 3, 2026/ }));
  expect(told).toHaveBeenLastCalledWith(new CalendarDate(2026, 11, 3));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a date with an empty part is no date, and nothing takes the place of the part, also when it is left", async () => {
  const { person, told } = showDate();
  await person.click(await part("day, Date of Catch"));
  await person.keyboard("{Backspace}{Backspace}");
  expect(told).toHaveBeenLastCalledWith(null);
  await person.click(screen.getByRole("button", { name: "After it" }));
  expect(await dateShown()).toEqual(["11", "dd", "2026"]);
  expect(told).toHaveBeenLastCalledWith(null);
});

test("a day that its month does not have is no other day, and is taken out as the field is left", async () => {
  const { person, told } = showDate();
  await person.click(await part("month, Date of Catch"));
  await person.keyboard("0231");
  expect(told).toHaveBeenLastCalledWith(null);
  await person.click(screen.getByRole("button", { name: "After it" }));
  expect(await dateShown()).toEqual(["02", "dd", "2026"]);
  expect(told).toHaveBeenLastCalledWith(null);
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
  const told = vi.fn<(value: Time | null) => void>();
  const incomplete = vi.fn<(isIncomplete: boolean) => void>();
  const { person } = show(
    <TimeField
      label="Time of Catch"
      value={new Time(6, 42)}
      onChange={told}
      onIncompleteChange={incomplete}
    />,
  );
  await person.click(await part("minute, Time of Catch"));
  await person.keyboard("{Backspace}{Backspace}");
  expect(told).toHaveBeenLastCalledWith(null);
  expect(incomplete).toHaveBeenLastCalledWith(true);
  for (const name of ["hour", "AM/PM"]) {
    await person.click(await part(`${name}, Time of Catch`));
    await person.keyboard("{Backspace}{Backspace}");
  }
  expect(incomplete).toHaveBeenLastCalledWith(false);
});
