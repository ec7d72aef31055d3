import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Weather } from "@creel/domain/weather/weather";
import { CalendarDate, Time } from "@internationalized/date";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type CatchValues, newCatchValues } from "../../values/catch-values.ts";
import { WeatherAutofiller } from "./weather-autofiller.ts";

const VERMILION = { latitude: 47.83, longitude: -92.26 };
const RANNOCH = { latitude: 56.68, longitude: -4.34 };
const MORNING = {
  dateOfCatch: new CalendarDate(2026, 11, 20),
  timeOfCatch: new Time(6, 42),
};
const CONDITIONS = {
  weather_conditions: "Cloudy",
  air_temperature: 47.8,
  wind_speed: 8.1,
  wind_direction: "SW",
  barometric_pressure: 29.92,
  pressure_trend: "Falling",
  lunar_phase: "Waxing Gibbous",
};
const NOTHING = Object.fromEntries(Object.keys(CONDITIONS).map((name) => [name, null]));

/** The degrees are those of the place, so that one sees what was asked about. */
function weatherOf({ latitude }: Coordinates, instant: Date): Weather {
  return {
    location: { name: "Near Ely, Minnesota" },
    timeZone: "America/Chicago",
    current: {
      timestamp: instant.toISOString(),
      temperature: latitude === VERMILION.latitude ? CONDITIONS.air_temperature : latitude,
      feelsLike: null,
      conditions: { code: 3, main: "Clouds", description: "Overcast" },
      wind: { speed: 8.1, cardinal: "SW", direction: 225, gust: null },
      pressure: 29.92,
      pressureTrend: "Falling",
      pressureChange: -0.04,
      humidity: null,
      visibility: null,
      cloudCover: null,
      lunarPhase: "Waxing Gibbous",
      isDay: true,
    },
    fishing: {
      at: instant.toISOString(),
      rating: "fair",
      score: 50,
      recommendations: [],
      advice: [],
      factors: [],
      missing: [],
    },
    source: "open-meteo-forecast",
    observedAt: instant.toISOString(),
    staleSeconds: null,
    attribution: [],
  };
}

type Answer = Weather | Error;

/** A form, what the services say, and the angler's hand in it. */
function openForm(traits: { values?: Partial<CatchValues>; isAutomatic?: boolean } = {}) {
  const form = { values: { ...newCatchValues(VERMILION), ...MORNING, ...traits.values } };
  const asked: { place: Coordinates; instant: string; signal: AbortSignal }[] = [];
  const logged: unknown[] = [];
  let typing = Promise.resolve();
  let answer: (place: Coordinates, instant: Date) => Answer | Promise<Answer> = weatherOf;
  const autofiller = new WeatherAutofiller({
    values: form.values,
    timeZone: "America/Chicago",
    isAutomatic: traits.isAutomatic ?? true,
    ask: async (place, instant, signal) => {
      asked.push({ place, instant: instant.toISOString(), signal });
      const answered = await answer(place, instant);
      signal.throwIfAborted();
      if (answered instanceof Error) throw answered;
      return answered;
    },
    write: (changes) => {
      for (const [name, value] of Object.entries(changes)) {
        form.values = { ...form.values, [name]: value };
        autofiller.update(form.values);
      }
    },
    whenTyped: () => typing,
    log: (error) => logged.push(error),
  });
  return {
    form,
    autofiller,
    asked,
    logged,
    type: (values: Partial<CatchValues>) => {
      form.values = { ...form.values, ...values };
      autofiller.update(form.values);
    },
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    typeUntil: (done: Promise<void>) => {
      typing = done;
    },
  };
}

const aMoment = () => vi.advanceTimersByTimeAsync(500);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime("2026-11-21T12:40:00Z");
});
afterEach(() => vi.useRealTimers());

test("a new catch is filled in by itself, for its own place and hour on the form's clock", async () => {
  const { form, autofiller, asked } = openForm();

  autofiller.start();
  await aMoment();

  expect(asked).toMatchObject([{ place: VERMILION, instant: "2026-11-20T12:42:00.000Z" }]);
  expect(form.values).toMatchObject(CONDITIONS);
  expect(autofiller.state).toMatchObject({ isAsking: false, from: { source: "open-meteo-forecast" } });
});

test("where no weather is looked up nothing is asked, wherever the catch is moved", async () => {
  const { asked, type } = openForm();

  type({ coordinates: RANNOCH });
  await aMoment();

  expect(asked).toEqual([]);
});

test("once the place is known it is asked for, and a date that is being typed asks once", async () => {
  const { form, autofiller, asked, type } = openForm({ values: { coordinates: null } });
  autofiller.start();
  await aMoment();
  expect(asked).toEqual([]);

  for (const year of [2, 20, 202, 2025]) type({ dateOfCatch: new CalendarDate(year, 6, 1) });
  type({ coordinates: VERMILION });
  await aMoment();

  expect(asked.map(({ instant }) => instant)).toEqual(["2025-06-01T11:42:00.000Z"]);
  expect(form.values).toMatchObject(CONDITIONS);
});

test("another place replaces what was filled in and not what was typed or emptied by hand", async () => {
  const { form, autofiller, type } = openForm();
  autofiller.start();
  await aMoment();

  type({ wind_speed: 12, pressure_trend: null });
  type({ coordinates: RANNOCH });
  await aMoment();

  expect(form.values).toMatchObject({
    ...CONDITIONS,
    air_temperature: 56.68,
    wind_speed: 12,
    pressure_trend: null,
  });
});

test("a day or an hour that is being typed takes nothing out, and asks only when it is another", async () => {
  const { form, autofiller, asked, type } = openForm();
  autofiller.start();
  await aMoment();

  type({ dateOfCatch: null });
  await aMoment();
  type({ dateOfCatch: MORNING.dateOfCatch, timeOfCatch: null, isTimeIncomplete: true });
  await aMoment();
  expect(form.values).toMatchObject(CONDITIONS);
  type({ timeOfCatch: MORNING.timeOfCatch, isTimeIncomplete: false });
  await aMoment();
  expect(asked).toHaveLength(1);
  type({ timeOfCatch: new Time(18, 0) });
  await aMoment();

  expect(asked).toHaveLength(2);
});

test("a place that is found more exactly has the same weather", async () => {
  const { autofiller, asked, type } = openForm();
  autofiller.start();
  await aMoment();

  type({ coordinates: { ...VERMILION, latitude: VERMILION.latitude + 0.0003 } });
  await aMoment();

  expect(asked).toHaveLength(1);
});

test("a number that is being typed is waited for", async () => {
  const { form, autofiller, type, typeUntil } = openForm();
  const leaves: (() => void)[] = [];
  typeUntil(new Promise((resolve) => leaves.push(resolve)));
  autofiller.start();
  await aMoment();

  type({ air_temperature: 61 });
  leaves[0]?.();
  await aMoment();

  expect(form.values).toMatchObject({ ...CONDITIONS, air_temperature: 61 });
});

test("taken out again, only what was filled in goes, and nothing comes back by itself", async () => {
  const { form, autofiller, asked, type } = openForm();
  autofiller.start();
  await aMoment();
  type({ wind_speed: 12 });

  autofiller.clear();
  type({ coordinates: RANNOCH });
  await aMoment();

  expect(form.values).toMatchObject({ ...NOTHING, wind_speed: 12 });
  expect(asked).toHaveLength(1);
  expect(autofiller.state.from).toBeNull();
  expect(autofiller.mayAutofillLater).toBe(false);
});

test("the button fills in what is empty, also what was emptied by hand", async () => {
  const { form, autofiller, type } = openForm();
  autofiller.start();
  await aMoment();
  type({ wind_speed: null, air_temperature: 61 });

  await autofiller.run();

  expect(form.values).toMatchObject({ ...CONDITIONS, air_temperature: 61 });
});

test("a catch that is changed is filled in by the button alone; of an unknown hour at noon", async () => {
  const values = { ...CONDITIONS, air_temperature: null, lunar_phase: null, timeOfCatch: null };
  const { form, autofiller, asked } = openForm({ isAutomatic: false, values });
  autofiller.start();
  await aMoment();
  expect(asked).toEqual([]);

  await autofiller.run();

  expect(asked).toMatchObject([{ instant: "2026-11-20T18:00:00.000Z" }]);
  expect(form.values).toMatchObject(CONDITIONS);
  autofiller.clear();
  expect(form.values).toMatchObject({ ...CONDITIONS, air_temperature: null, lunar_phase: null });
});

test.each([
  [
    "without a place",
    { coordinates: null },
    "Choose a place and a date first so Creel can look up the weather.",
  ],
  ["for tomorrow", { dateOfCatch: new CalendarDate(2026, 11, 22) }, "Weather is available from 1940 to now."],
  ["for 1931", { dateOfCatch: new CalendarDate(1931, 6, 1) }, "Weather is available from 1940 to now."],
])("%s the button says why not and asks nobody", async (_when, values, problem) => {
  const { autofiller, asked } = openForm({ isAutomatic: false, values });

  await autofiller.run();

  expect(autofiller.state.problem).toBe(problem);
  expect(asked).toEqual([]);
});

test("the button says that nothing is empty", async () => {
  const { autofiller } = openForm({ values: CONDITIONS });

  await autofiller.run();

  expect(autofiller.state).toMatchObject({
    from: null,
    problem: "Nothing to fill in: every field already has a value.",
  });
});

test("a failure is only logged, or said in a line when it was asked for", async () => {
  const { form, autofiller, logged, answerWith } = openForm();
  answerWith(() => new Error("No service"));
  autofiller.start();
  await aMoment();
  expect(autofiller.state).toEqual({ isAsking: false, from: null, problem: null });
  expect(logged).toHaveLength(1);

  await autofiller.run();

  expect(autofiller.state.problem).toBe("Creel couldn’t look up the weather. Try again in a few minutes.");
  expect(logged).toHaveLength(1);
  expect(form.values).toMatchObject(NOTHING);
});

test("an answer that is hours old counts as none", async () => {
  const { form, autofiller, logged, answerWith } = openForm();
  answerWith((place) => weatherOf(place, new Date("2026-11-20T02:00:00Z")));

  autofiller.start();
  await aMoment();

  expect(form.values).toMatchObject(NOTHING);
  expect(logged).toHaveLength(1);
});

test("what was filled in for another place does not stay when the new one's cannot be had", async () => {
  const { form, autofiller, type, answerWith } = openForm();
  autofiller.start();
  await aMoment();

  answerWith(() => new Error("No service"));
  type({ coordinates: RANNOCH });
  await aMoment();

  expect(form.values).toMatchObject(NOTHING);
  expect(autofiller.state.from).toBeNull();

  answerWith(weatherOf);
  type({ coordinates: VERMILION });
  await aMoment();
  expect(form.values).toMatchObject(CONDITIONS);
});

test("saving waits for nothing: the question is given up, and its answer stays out", async () => {
  const { form, autofiller, asked, logged, answerWith } = openForm();
  const answers: ((weather: Weather) => void)[] = [];
  answerWith(() => new Promise((resolve) => answers.push(resolve)));
  autofiller.start();
  await aMoment();

  autofiller.settle();
  answers[0]?.(weatherOf(VERMILION, new Date("2026-11-20T12:42:00Z")));
  await aMoment();

  expect(asked[0]?.signal.aborted).toBe(true);
  expect(form.values).toMatchObject(NOTHING);
  expect(autofiller.state.isAsking).toBe(false);
  expect(logged).toEqual([]);
  expect(autofiller.mayAutofillLater).toBe(true);
});

test("saved in the moment after it was moved, a catch keeps nothing of the other hour", async () => {
  const { form, autofiller, type } = openForm();
  autofiller.start();
  await aMoment();

  type({ timeOfCatch: new Time(18, 0), wind_speed: 12 });
  autofiller.settle();

  expect(form.values).toMatchObject({ ...NOTHING, wind_speed: 12 });
});

test("a draft that goes on with conditions in it is left alone until the button is pressed", async () => {
  const { form, autofiller, asked } = openForm({ values: { air_temperature: 41 } });
  autofiller.start();
  await aMoment();
  expect(asked).toEqual([]);

  await autofiller.run();

  expect(form.values).toMatchObject({ ...CONDITIONS, air_temperature: 41 });
});
