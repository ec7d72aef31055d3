import "./fill-in.css";
import { namedSource } from "@creel/domain/weather/source-name";
import type { Weather } from "@creel/domain/weather/weather";
import { CloudSun } from "lucide-react";

import { Icon } from "../../../../ui/art/icon.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { classNames } from "../../../../ui/styles/class-names.ts";
import type { FillIn } from "./use-fill-in.ts";

/** Fills the weather of the catch's own place, day and hour into what is empty. */
export function FillInButton({ fillIn }: { fillIn: FillIn }) {
  const { isOffered, isAsking, filler } = fillIn;
  if (!isOffered) return null;
  return (
    <Button look="quiet" className="fill-in-button" isPending={isAsking} onPress={() => void filler.fill()}>
      <Icon of={CloudSun} isSmall />
      {isAsking ? "Looking up..." : "Fill in weather"}
    </Button>
  );
}

/** Where the values are from, with the way to take them out again; or why there are none. */
export function FillInLine({ fillIn }: { fillIn: FillIn }) {
  const { isOffered, isAsking, from, problem, filler } = fillIn;
  if (!isOffered) return null;
  const hasWords = isAsking || from !== null || problem !== null;
  return (
    <div className={classNames("fill-in-line", hasWords && "fill-in-line-open")}>
      <p role="status">
        <Words {...fillIn} />
      </p>
      {from && (
        <Button look="quiet" onPress={() => filler.takeOut()}>
          Remove<span className="visually-hidden"> what was filled in</span>
        </Button>
      )}
    </div>
  );
}

function Words({ isAsking, from, problem, timeZone }: FillIn) {
  if (isAsking && !from) return "Looking up the weather...";
  return (
    <>
      {problem && `${problem} `}
      {from && <Source weather={from} timeZone={timeZone} />}
    </>
  );
}

function Source({ weather, timeZone }: { weather: Weather; timeZone: string }) {
  const { source, attribution, current, location } = weather;
  const [credit] = attribution;
  const hour = new Intl.DateTimeFormat(undefined, { timeStyle: "short", timeZone });
  const { name } = namedSource(source ?? "");
  return (
    <>
      Filled in from{" "}
      {credit ? (
        <a href={credit.url} target="_blank" rel="noreferrer" title={credit.text}>
          {name}
        </a>
      ) : (
        name
      )}
      {credit?.license && (
        <>
          {" ("}
          <a href={credit.license.url} target="_blank" rel="noreferrer">
            {credit.license.name}
          </a>
          )
        </>
      )}{" "}
      for {hour.format(new Date(current.timestamp))}, <span className="place">{location.name}</span>
    </>
  );
}
