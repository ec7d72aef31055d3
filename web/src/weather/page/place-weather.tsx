import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import { LONGEST_TIDAL_REACH } from "@creel/domain/waters/tidal-reach";
import type { Weather } from "@creel/domain/weather/weather";
import { describeFactor, isFactorCode } from "@creel/texts/fishing-score/describe-factor";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { RefreshCw } from "lucide-react";
import { type ReactNode, Suspense, useMemo, useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Skeleton, Notice } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { useUnits } from "../../units/use-units.ts";
import { useStationTides } from "../../waters/conditions/stored-tides.ts";
import { SourcesLine } from "../attributions.tsx";
import { formatAdvice, RatingBadge, ScoreBar } from "../fishing-rating.tsx";
import { useWaitLimit } from "../place/use-weather-place.ts";
import { AlertsSkeleton, WeatherAlerts } from "../weather-alerts.tsx";
import { describeAge } from "../weather-texts.ts";
import { HoursAndSky } from "./hours-and-sky.tsx";
import { describeUnknown } from "./input-labels.ts";
import { NowBand, NowSkeleton } from "./now-band.tsx";
import { type PlaceClock, placeClock } from "./place-clock.ts";
import { SeaBlock } from "./sea-block.tsx";
import { type KnownWeather, usePlaceWeather } from "./use-place-weather.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./place-weather.module.css";

const NearWater = lazyPart(async () => (await import("./near-water.tsx")).NearWater);

interface PlaceWeatherProps {
  place: Coordinates;
  /** The angler's home; `null` without one, and where the page shows another place than the angler's own. */
  home: Coordinates | null;
  /** Buttons beside the name, such as those that change the place. */
  actions: ReactNode;
  /** Further information, shown below the score. */
  scoreNote: ReactNode;
}

/** Shows everything known about the weather at a place, now and on the next days. */
export function PlaceWeather({ place, home, actions, scoreNote }: PlaceWeatherProps) {
  const known = usePlaceWeather(place);
  const { forecast } = known;
  const clock = useMemo(() => placeClock(forecast?.timeZone ?? "UTC"), [forecast?.timeZone]);
  return (
    <>
      {/* Has no key, so that the button that changed the place stays mounted and regains the focus. */}
      <WeatherHead place={place} known={known} clock={clock} actions={actions} />
      <WeatherAnnouncement
        key={JSON.stringify(place)}
        place={place}
        home={home}
        known={known}
        clock={clock}
        scoreNote={scoreNote}
      />
    </>
  );
}

interface WeatherAnnouncementProps extends Pick<PlaceWeatherProps, "place" | "home" | "scoreNote"> {
  known: KnownWeather;
  clock: PlaceClock;
}

function WeatherAnnouncement({ place, home, known, clock, scoreNote }: WeatherAnnouncementProps) {
  const { forecast, weather, marine } = known;
  // The content below waits for the current weather, so that nothing moves. The wait is limited, so that a silent
  // service does not block it.
  const isNowAwaited = useWaitLimit(known.isLoadingNow);
  const timeHere = (instant: string) => clock.timeFrom(instant, new Date().toISOString());
  return (
    <>
      <WeatherNotices known={known} />
      {!known.isOff && (
        <div className={styles.alerts}>
          {known.isOn ? (
            <WeatherAlerts
              weatherPlace={{ place, isLocating: false }}
              {...(forecast && { formatTime: timeHere })}
            />
          ) : (
            <AlertsSkeleton />
          )}
        </div>
      )}
      {known.isLoadingNow && <NowSkeleton />}
      {weather && (
        <>
          <NowBand weather={weather} />
          <FishingConditions weather={weather} note={scoreNote} />
        </>
      )}
      {!isNowAwaited && (
        <>
          {known.isLoadingDays && <PlaceDaysSkeleton />}
          <PlaceDays place={place} known={known} clock={clock} />
          <PlaceSea place={place} known={known} clock={clock} />
          <Suspense>
            <NearWater place={place} home={home} />
          </Suspense>
          <SourcesLine
            hasSky={forecast !== undefined}
            attribution={[weather, forecast, marine].flatMap((answer) => answer?.attribution ?? [])}
          />
        </>
      )}
    </>
  );
}

interface PlaceDaysProps {
  place: Coordinates;
  known: KnownWeather;
  clock: PlaceClock;
}

function PlaceDays({ place, known: { forecast, weather, now }, clock }: PlaceDaysProps) {
  if (!forecast) return null;
  return (
    <HoursAndSky forecast={forecast} weather={weather} clock={clock} now={now} isSouth={place.latitude < 0} />
  );
}

/** The tides are calculated here, so they are there without a forecast, too. */
function PlaceSea({ place, known: { marine, isSeaUnknown, now }, clock }: PlaceDaysProps) {
  const hasStation = marine ? marine.tidal !== null : isSeaUnknown;
  const tides = useStationTides(place, hasStation ? LONGEST_TIDAL_REACH : null) ?? null;
  const sea = marine?.available ? marine : null;
  if (!sea && !tides) return null;
  return <SeaBlock marine={sea} place={place} tides={tides} clock={clock} now={now} />;
}

function PlaceDaysSkeleton() {
  return (
    <div className={styles.days} role="status" aria-label={t`Loading the hourly forecast`}>
      <Skeleton width="min(240px, 60%)" height={32} />
      <div className={styles.daysSkeleton}>
        <Skeleton width="100%" height={460} />
      </div>
    </div>
  );
}

const DECIMALS = 4;

interface WeatherHeadProps {
  place: Coordinates;
  known: KnownWeather;
  clock: PlaceClock;
  actions: ReactNode;
}

/** Shows the place, when the data was updated, and the time zone if it is not this device's. */
function WeatherHead({ place, known, clock, actions }: WeatherHeadProps) {
  const { forecast, weather } = known;
  const position = withMinus(formatCoordinates(place, DECIMALS));
  const name = forecast?.location.name ?? weather?.location.name;
  return (
    <PageHeader actions={actions}>
      <div className={styles.words}>
        {name === undefined ? <h1>{t`Weather`}</h1> : <h1 className={utilities.place}>{withMinus(name)}</h1>}
        <p className={classNames(utilities.small, utilities.muted)}>
          <bdi>{position}</bdi>
          {forecast && clockNotes(known, clock).map((note) => ` · ${note}`)}
        </p>
      </div>
    </PageHeader>
  );
}

/** Replaces hyphens before digits with minus signs: far out at sea, a place is named by its coordinates. */
function withMinus(name: string): string {
  return name.replaceAll(/-(?=\d)/g, "−");
}

function clockNotes({ forecast, weather, now }: KnownWeather, clock: PlaceClock): string[] {
  const observedAt = weather?.observedAt ?? forecast?.observedAt;
  const zone = clock.nameIfForeign(now);
  const time = observedAt && clock.time(observedAt);
  return [...(time ? [t`updated ${time}`] : []), ...(zone === null ? [] : [t`times in ${zone}`])];
}

interface FishingConditionsProps {
  weather: Weather;
  /** Shown below the score. */
  note: ReactNode;
}

/** Shows the current score and the reasons for it. */
function FishingConditions({ weather, note }: FishingConditionsProps) {
  const { score, rating, factors, missing } = weather.fishing;
  const [first, ...others] = formatAdvice(weather, useUnits());
  return (
    <section className={styles.fishingConditions} aria-labelledby="fishing-conditions">
      <div>
        <div className={styles.head}>
          <h2 id="fishing-conditions">{t`Fishing conditions`}</h2>
          <RatingBadge rating={rating} score={score} />
        </div>
        <ScoreBar score={score} />
        {first !== undefined && <p className={styles.advice}>{first}</p>}
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        )}
        <p className={classNames(styles.rule, utilities.small, utilities.muted)}>
          {t`A rule of thumb, not a promise. Each hour starts at 45; conditions add or subtract.`}
          {missing.length > 0 && ` ${describeUnknown(missing)}`}
        </p>
        {note}
      </div>
      <table className={styles.factors}>
        <caption className={utilities.visuallyHidden}>{t`Score: 45 points plus or minus these`}</caption>
        <thead className={utilities.visuallyHidden}>
          <tr>
            <th scope="col">{t`What`}</th>
            <th scope="col">{t`Points`}</th>
          </tr>
        </thead>
        <tbody>
          {factors.map((factor) => (
            <tr key={factor.key} data-counts={factor.points === 0 ? "nothing" : undefined}>
              <th scope="row">{factorLabels(factor)}</th>
              <td>
                <bdi>{signed(factor.points)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${Math.abs(points)}`;
}

type Factor = Weather["fishing"]["factors"][number];

/** Returns a table label without a full stop. Uses the server's text for codes that this client does not know. */
function factorLabels({ code, values, text }: Factor): string {
  const sentence = isFactorCode(code) ? describeFactor({ code, values }, i18n) : text;
  return sentence.replace(/\.$/, "");
}

/** Shows what a reader must know before the figures: that they are old, or why they are missing. */
function WeatherNotices({ known }: { known: KnownWeather }) {
  const { isOff, isSilent, staleSeconds } = known;
  const age = describeAge(staleSeconds);
  return (
    <>
      {isOff && (
        <Notice tone="info" className={styles.notice}>
          {t`Weather is turned off on this site. Moon and sun times still work.`}
        </Notice>
      )}
      {isSilent && <UnavailableNotice known={known} />}
      {!isSilent && staleSeconds > 0 && (
        <Notice tone="info" className={styles.notice}>
          {t`This weather is ${age} old: the weather service is not answering right now.`}
        </Notice>
      )}
    </>
  );
}

function UnavailableNotice({ known }: { known: KnownWeather }) {
  const { forecast, isLoadingNow, retry, isRetrying } = known;
  const isNothing = useIsNothingKnown(known);
  if (isNothing && !isLoadingNow) {
    return (
      <LoadFailure
        title={t`The weather could not be loaded`}
        level={2}
        online={t`Your catches are not affected. Creel didn’t answer. Try again in a moment.`}
        offline={t`Your catches are not affected. You are offline. Try again once you have a signal.`}
        query={{ isError: !isRetrying, errorUpdateCount: known.failures, refetch: retry }}
      />
    );
  }
  return (
    <Notice tone="bad" className={styles.notice}>
      <div className={styles.silence}>
        <span>
          {forecast
            ? t`Weather data unavailable. Moon, sun and solunar times are calculated here and shown below.`
            : t`The hourly forecast could not be loaded. Check your connection and try again.`}
        </span>
        <Button onPress={retry} isPending={isRetrying}>
          <Icon of={RefreshCw} isSmall />
          {t`Retry`}
        </Button>
      </div>
    </Notice>
  );
}

/** Whether neither forecast nor weather is known. Once true, it stays true until the retry finishes. */
function useIsNothingKnown({ forecast, weather, isRetrying }: KnownWeather): boolean {
  const [wasNothing, setWasNothing] = useState(false);
  const isNothing = (!forecast && !weather) || (wasNothing && isRetrying);
  if (isNothing !== wasNothing) setWasNothing(isNothing);
  return isNothing;
}
