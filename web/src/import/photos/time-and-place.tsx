import { EARLIEST_CATCH_YEAR } from "@creel/domain/catches/catch";
import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import { parseCoordinates } from "@creel/domain/places/parse-coordinates";
import { CalendarDate, parseDate, parseTime, type Time, today } from "@internationalized/date";
import { plural, t } from "@lingui/core/macro";
import { useState, useRef } from "react";

import type { MovableMapHandle } from "../../map/place/movable-map.tsx";
import { PlacePicker } from "../../map/place/place-picker.tsx";
import { clocks } from "../../places/clocks.ts";
import { describeUnreadable } from "../../places/coordinates-unreadable.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { DatePicker } from "../../ui/fields/date-picker.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { TimeField } from "../../ui/fields/time-field.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";

import * as styles from "./time-and-place.module.css";

export interface SetTimeAndPlace {
  date: string | null;
  place: Coordinates | null;
  /** True to set the place for all catches that have none. */
  isForAll: boolean;
}

interface TimeAndPlaceProps {
  date: string | null;
  place: Coordinates | null;
  /** The place where the map opens if `place` is `null`. */
  near: Coordinates | null;
  /** How many other catches have no place. */
  others: number;
  /** The angler's own time zone, used if the place has none. */
  timeZone: string;
  onSet: (set: SetTimeAndPlace) => void;
  onClose: () => void;
}

/** Asks when and where a catch was, if its photos do not say or are wrong. */
export function TimeAndPlace({ date, place, near, others, timeZone, onSet, onClose }: TimeAndPlaceProps) {
  const [day, setDay] = useState<CalendarDate | null>(date === null ? null : parseDate(date.slice(0, 10)));
  const [time, setTime] = useState<Time | null>(clockIn(date));
  const [middle, setMiddle] = useState<Coordinates | null>(place);
  const [isUnread, setIsUnread] = useState(false);
  const [isForAll, setIsForAll] = useState(false);
  const zone = (middle && clocks.zoneAt(middle)) ?? timeZone;

  function save(): void {
    onSet({
      date: dateOf({ day, time, zone, before: date }),
      place: middle,
      isForAll: isForAll && middle !== null,
    });
    onClose();
  }

  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={t`Time and place`} onClose={onClose} />
      <DialogBody className={styles.root}>
        <div className={styles.pair}>
          <DatePicker label={t`Day`} value={day} onChange={setDay} min={EARLIEST} max={today(timeZone)} />
          <TimeField label={t`Time`} note={t`optional`} value={time} onChange={setTime} />
        </div>
        <PlaceField place={middle} near={near} onChange={setMiddle} onUnread={setIsUnread} />
        {others > 0 && (
          <Checkbox isSelected={isForAll} onChange={setIsForAll}>
            {t`${plural(others, { one: "Use this place for # other without one", other: "Use this place for # others without one" })}`}
          </Checkbox>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button look="deep" isDisabled={isUnread || (day === null && middle === null)} onPress={save}>
          {t`Set`}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

const EARLIEST = new CalendarDate(EARLIEST_CATCH_YEAR, 1, 1);

const TIME_AT = "yyyy-mm-ddT".length;
const MINUTES = "HH:mm".length;

/** Returns the time of a date; `null` if it has none. */
function clockIn(date: string | null): Time | null {
  const clock = date?.slice(TIME_AT, TIME_AT + MINUTES) ?? "";
  return clock === "" ? null : parseTime(clock);
}

interface Clock {
  day: CalendarDate | null;
  time: Time | null;
  zone: string;
  /** The previous date, which stays if day and time are unchanged. */
  before: string | null;
}

/** Returns the day alone, or an instant with its offset. */
function dateOf({ day, time, zone, before }: Clock): string | null {
  if (day === null) return null;
  const clock = time?.toString().slice(0, MINUTES) ?? null;
  const isSame =
    before?.slice(0, TIME_AT - 1) === day.toString() &&
    (clockIn(before)?.toString().slice(0, MINUTES) ?? null) === clock;
  if (isSame) return before;
  if (clock === null) return day.toString();
  return clocks.instantOf({ day: day.toString(), time: `${clock}:00`, zone }).instant;
}

interface PlaceFieldProps {
  place: Coordinates | null;
  /** The place where the map opens if `place` is `null`. */
  near: Coordinates | null;
  onChange: (place: Coordinates) => void;
  /** Called with true if the typed text is not a place. */
  onUnread: (isUnread: boolean) => void;
}

/** Asks for a place, under the crosshair of a map or typed. */
function PlaceField({ place, near, onChange, onUnread }: PlaceFieldProps) {
  const map = useRef<MovableMapHandle>(null);
  const [opened] = useState(place ?? near);
  const [typed, setTyped] = useState<string | null>(null);
  const isUnread = typed !== null && isNoPlace(typed);

  function type(text: string): void {
    setTyped(text);
    onUnread(isNoPlace(text));
    const read = parseCoordinates(text);
    if (!read) return;
    onChange(read);
    map.current?.goTo(read);
  }

  function move(moved: Coordinates): void {
    setTyped(null);
    onUnread(false);
    onChange(moved);
  }

  return (
    <>
      <PlacePicker initialPlace={opened} handleRef={map} onMoved={move} />
      <TextField
        label={t`Latitude and longitude`}
        value={typed ?? (place === null ? "" : formatCoordinates(place))}
        onChange={type}
        placeholder="47.831174, -92.264829"
        error={isUnread ? describeUnreadable() : undefined}
      />
    </>
  );
}

function isNoPlace(text: string): boolean {
  return text.trim() !== "" && parseCoordinates(text) === null;
}
