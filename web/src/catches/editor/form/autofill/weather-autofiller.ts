import { conditionsOfHour, isOfHour } from "@creel/domain/catches/conditions-of-hour";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import type { Weather } from "@creel/domain/weather/weather";
import { toCalendarDateTime, toZoned, Time } from "@internationalized/date";

import { changePart } from "../../../../store/change-part.ts";
import { createStore, type ReadableStore } from "../../../../store/create-store.ts";
import type { CatchValues } from "../../values/catch-values.ts";
import { AutofilledFields, type AutofilledValues } from "./autofilled-fields.ts";

/** A date that is being typed is many dates on the way. */
const ASK_AFTER_MS = 500;
const AHEAD_MS = 30 * MINUTE_MS;
const FIRST = Date.parse("1940-01-01T00:00:00Z");
const NOON = new Time(12);
/** 1 km: a place that the device finds more exactly has the same weather. */
const WEATHER_DECIMALS = 2;

type AskWeather = (place: Coordinates, instant: Date, signal: AbortSignal) => Promise<Weather>;

export interface AutofillState {
  isAsking: boolean;
  /** What the values in the form were filled in from; `null` when none of them is. */
  from: Weather | null;
  /** Why the button did nothing, as a sentence. */
  problem: string | null;
}

interface AutofillerOptions {
  values: CatchValues;
  /** The zone in which the form's date and time are. */
  timeZone: string;
  /** Whether it fills in by itself. */
  isAutomatic: boolean;
  ask: AskWeather;
  /** Puts values into the form. */
  write: (changes: Partial<AutofilledValues>) => void;
  /** Resolves when no condition is half typed. */
  whenTyped: () => Promise<void>;
  log: (error: unknown) => void;
}

const NO_PLACE = "Choose a place and a day first: the weather is looked up for them.";
const NOT_KNOWN = "Weather is known from 1940 until now.";
const NOTHING_OPEN = "Nothing to fill in: every field already has a value.";
const FAILED = "The weather could not be looked up. Try again in a few minutes.";

/** Fills the weather of a catch's own place, day and hour into its form, and never over what an angler wrote. */
export class WeatherAutofiller {
  readonly #store = createStore<AutofillState>({ isAsking: false, from: null, problem: null });
  #values: CatchValues;
  #isAutomatic: boolean;
  #isOn = false;
  /** The place, day and hour of what was filled in. */
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
    // Of a form that is continued nobody knows any more what was filled in.
    this.#isAutomatic = options.isAutomatic && !this.#fields.hasHandwriting;
  }

  get store(): ReadableStore<AutofillState> {
    return this.#store;
  }

  get state(): AutofillState {
    return this.#store.get();
  }

  /** False once the angler wrote conditions, or took out what was filled in. */
  get mayAutofillLater(): boolean {
    return this.#isWanted && !this.#fields.hasHandwriting;
  }

  /** Begins to fill in by itself, where that is wanted. */
  start(): void {
    this.#isOn = true;
    this.#askSoon(0);
  }

  /** Takes what stands in the form. */
  update(values: CatchValues): void {
    // Half of what is being filled in is nobody's writing.
    if (this.#isWriting) return;
    const isElsewhere = questionOf(values) !== questionOf(this.#values);
    this.#values = values;
    this.#fields.update(values);
    if (!this.#fields.hasAutofilled) this.#setState({ from: null });
    if (isElsewhere) this.#askSoon(ASK_AFTER_MS);
  }

  /** By the button: whatever is empty, and from then on for wherever and whenever the catch is moved to. */
  async run(): Promise<void> {
    this.stop();
    this.#isWanted = true;
    this.#isAutomatic = true;
    const subject = this.#subject();
    if (!subject) return this.#setState({ problem: NO_PLACE });
    if (!isKnown(subject.instant)) return this.#setState({ problem: NOT_KNOWN });
    await this.#ask(subject, true);
  }

  clear(): void {
    this.stop();
    this.#isWanted = false;
    this.#isAutomatic = false;
    this.#write(this.#fields.clear());
    this.#setState({ from: null, problem: null });
  }

  /** Gives up what is under way. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#question?.abort();
    this.#question = null;
    this.#setState({ isAsking: false });
  }

  /** Saving waits for nothing, and values of another place or hour are not saved. */
  settle(): void {
    this.stop();
    if (this.#autofilledFor !== questionOf(this.#values)) this.#forget();
  }

  #askSoon(ms: number): void {
    if (!this.#isOn || !this.#isAutomatic) return;
    clearTimeout(this.#timer);
    this.#question?.abort();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      // Of a day or an hour that is being typed, it stays as it is.
      if (!this.#values.dateOfCatch || this.#values.isTimeIncomplete) return;
      if (questionOf(this.#values) === this.#autofilledFor) return;
      const subject = this.#subject();
      if (subject && isKnown(subject.instant)) void this.#ask(subject, false);
      else this.#forget();
    }, ms);
  }

  async #ask({ place, instant }: Subject, isAsked: boolean): Promise<void> {
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
    this.#autofilledFor = questionOf(this.#values);
    this.#write(this.#fields.apply({ conditions: conditionsOfHour(weather.current), isAsked }));
    const { hasAutofilled } = this.#fields;
    this.#setState({
      from: hasAutofilled ? weather : null,
      problem: isAsked && !hasAutofilled ? NOTHING_OPEN : null,
    });
  }

  #fail(error: unknown, isAsked: boolean): void {
    if (isAsked) return this.#setState({ problem: FAILED });
    this.#options.log(error);
    this.#forget();
  }

  /** What was filled in for another place or hour. */
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

  /** Where and when; noon where the hour is not known. */
  #subject(): Subject | null {
    const { coordinates, dateOfCatch, timeOfCatch } = this.#values;
    if (!coordinates || !dateOfCatch) return null;
    const local = toCalendarDateTime(dateOfCatch, timeOfCatch ?? NOON);
    return { place: coordinates, instant: toZoned(local, this.#options.timeZone).toDate() };
  }

  #setState(change: Partial<AutofillState>): void {
    changePart(this.#store, change);
  }
}

interface Subject {
  place: Coordinates;
  instant: Date;
}

function isKnown(instant: Date): boolean {
  return instant.getTime() >= FIRST && instant.getTime() <= Date.now() + AHEAD_MS;
}

function questionOf({ coordinates, dateOfCatch, timeOfCatch }: CatchValues): string {
  const place = coordinates && formatCoordinates(coordinates, WEATHER_DECIMALS);
  return JSON.stringify([place, String(dateOfCatch), String(timeOfCatch)]);
}
