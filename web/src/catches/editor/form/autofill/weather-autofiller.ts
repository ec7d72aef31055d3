import { conditionsOfHour, isOfHour } from "@creel/domain/catches/conditions-of-hour";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import type { Weather } from "@creel/domain/weather/weather";
import { toCalendarDateTime, toZoned, Time } from "@internationalized/date";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { changePart, createStore, type ReadableStore } from "../../../../store/create-store.ts";
import type { CatchValues } from "../../values/catch-values.ts";
import { AutofilledFields, type AutofilledValues } from "./autofilled-fields.ts";

/** A date changes several times while it is being typed. */
const ASK_AFTER_MS = 500;

type AskWeather = (place: Coordinates, instant: Date, signal: AbortSignal) => Promise<Weather>;

export interface AutofillState {
  isAsking: boolean;
  /** The source of the values in the form; `null` when none is autofilled. */
  from: Weather | null;
  /** A sentence that says why the button did nothing. */
  problem: string | null;
}

interface AutofillerOptions {
  values: CatchValues;
  timeZone: string;
  isAutomatic: boolean;
  ask: AskWeather;
  write: (changes: Partial<AutofilledValues>) => void;
  /** Resolves once the angler is no longer typing a condition. */
  whenTyped: () => Promise<void>;
  log: (error: unknown) => void;
}

const NO_PLACE = msg`Choose a place and a date first so Creel can look up the weather.`;
const NOT_KNOWN = msg`Weather is available from 1940 to now.`;
const NOTHING_OPEN = msg`Nothing to fill in: every field already has a value.`;
const FAILED = msg`Creel couldn’t look up the weather. Try again in a few minutes.`;

/** Fills in the weather of the catch's place, day and hour, and never overwrites what was typed. */
export class WeatherAutofiller {
  readonly #store = createStore<AutofillState>({ isAsking: false, from: null, problem: null });
  #values: CatchValues;
  #isAutomatic: boolean;
  #isOn = false;
  /** The place, day and hour of the autofilled values. */
  #autofilledFor = "";
  #isWanted = true;
  #isWriting = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #question: AbortController | null = null;
  readonly #fields: AutofilledFields;
  readonly #options: AutofillerOptions;

  constructor(options: AutofillerOptions) {
    this.#options = options;
    this.#values = options.values;
    this.#fields = new AutofilledFields(options.values);
    // A draft does not say which of its values were autofilled.
    this.#isAutomatic = options.isAutomatic && !this.#fields.hasHandwriting;
  }

  get store(): ReadableStore<AutofillState> {
    return this.#store;
  }

  get state(): AutofillState {
    return this.#store.get();
  }

  /** False once the angler has typed conditions or removed the autofilled ones. */
  get mayAutofillLater(): boolean {
    return this.#isWanted && !this.#fields.hasHandwriting;
  }

  start(): void {
    this.#isOn = true;
    this.#askSoon(0);
  }

  update(values: CatchValues): void {
    // Ignores the values that this class is writing, which nobody typed.
    if (this.#isWriting) return;
    const isElsewhere = subjectKey(values) !== subjectKey(this.#values);
    this.#values = values;
    this.#fields.update(values);
    if (!this.#fields.hasAutofilled) this.#setState({ from: null });
    if (isElsewhere) this.#askSoon(ASK_AFTER_MS);
  }

  /** Called by the button. Fills empty fields, and from then on fills them again for each new place or time. */
  async run(): Promise<void> {
    this.stop();
    this.#isWanted = true;
    this.#isAutomatic = true;
    const subject = subjectOf(this.#values, this.#options.timeZone);
    if (!subject) return this.#setState({ problem: i18n._(NO_PLACE) });
    if (!hasWeather(subject)) return this.#setState({ problem: i18n._(NOT_KNOWN) });
    await this.#ask(subject, true);
  }

  clear(): void {
    this.stop();
    this.#isWanted = false;
    this.#isAutomatic = false;
    this.#write(this.#fields.clear());
    this.#setState({ from: null, problem: null });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#question?.abort();
    this.#question = null;
    this.#setState({ isAsking: false });
  }

  /** Called before saving. Stops the lookup and removes values of another place or hour. */
  settle(): void {
    this.stop();
    if (this.#autofilledFor !== subjectKey(this.#values)) this.#forget();
  }

  #askSoon(ms: number): void {
    if (!this.#isOn || !this.#isAutomatic) return;
    clearTimeout(this.#timer);
    this.#question?.abort();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      // The values stay while a day or an hour is being typed.
      if (!this.#values.dateOfCatch || this.#values.isTimeIncomplete) return;
      if (subjectKey(this.#values) === this.#autofilledFor) return;
      const subject = subjectOf(this.#values, this.#options.timeZone);
      if (subject && hasWeather(subject)) void this.#ask(subject, false);
      else this.#forget();
    }, ms);
  }

  async #ask({ place, instant }: WeatherSubject, isAsked: boolean): Promise<void> {
    const question = new AbortController();
    this.#question = question;
    this.#setState({ isAsking: true, problem: null });
    try {
      const weather = await this.#options.ask(place, instant, question.signal);
      if (!isOfHour(weather.current, instant)) throw new Error("The weather is of another hour");
      await this.#options.whenTyped();
      if (!question.signal.aborted) this.#take(weather, isAsked);
    } catch (error) {
      if (!question.signal.aborted) this.#fail(error, isAsked);
    } finally {
      if (this.#question === question) {
        this.#question = null;
        this.#setState({ isAsking: false });
      }
    }
  }

  #take(weather: Weather, isAsked: boolean): void {
    this.#autofilledFor = subjectKey(this.#values);
    this.#write(this.#fields.apply({ conditions: conditionsOfHour(weather.current), isAsked }));
    const { hasAutofilled } = this.#fields;
    this.#setState({
      from: hasAutofilled ? weather : null,
      problem: isAsked && !hasAutofilled ? i18n._(NOTHING_OPEN) : null,
    });
  }

  #fail(error: unknown, isAsked: boolean): void {
    if (isAsked) return this.#setState({ problem: i18n._(FAILED) });
    this.#options.log(error);
    this.#forget();
  }

  #forget(): void {
    this.#autofilledFor = "";
    this.#write(this.#fields.clear());
    this.#setState({ from: null });
  }

  #write(changes: Partial<AutofilledValues>): void {
    if (Object.keys(changes).length === 0) return;
    this.#values = { ...this.#values, ...changes };
    this.#isWriting = true;
    this.#options.write(changes);
    this.#isWriting = false;
  }

  #setState(change: Partial<AutofillState>): void {
    changePart(this.#store, change);
  }
}

const AHEAD_MS = 30 * MINUTE_MS;
const FIRST = Date.parse("1940-01-01T00:00:00Z");
const NOON = new Time(12);
/** 0.01° is about 1 km: a more exact position has the same weather. */
const WEATHER_DECIMALS = 2;

type Values = Pick<CatchValues, "coordinates" | "dateOfCatch" | "timeOfCatch" | "timeZone">;

/** The place and the instant whose weather goes into a form. */
interface WeatherSubject {
  place: Coordinates;
  instant: Date;
}

/** Returns `null` without a place or a day. Uses noon if the hour is not known. */
function subjectOf(values: Values, timeZone: string): WeatherSubject | null {
  const { coordinates, dateOfCatch, timeOfCatch } = values;
  if (!coordinates || !dateOfCatch) return null;
  const local = toCalendarDateTime(dateOfCatch, timeOfCatch ?? NOON);
  return { place: coordinates, instant: toZoned(local, values.timeZone ?? timeZone).toDate() };
}

function hasWeather({ instant }: WeatherSubject): boolean {
  return instant.getTime() >= FIRST && instant.getTime() <= Date.now() + AHEAD_MS;
}

/** Returns the same key for values that have the same weather. */
function subjectKey({ coordinates, dateOfCatch, timeOfCatch, timeZone }: Values): string {
  const place = coordinates && formatCoordinates(coordinates, WEATHER_DECIMALS);
  return JSON.stringify([place, String(dateOfCatch), String(timeOfCatch), timeZone]);
}
