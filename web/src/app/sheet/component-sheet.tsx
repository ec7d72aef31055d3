import { SPECIES } from "@creel/domain/species/species";
import { CalendarDate, Time } from "@internationalized/date";
import { useState } from "react";

import { ThemeChoice } from "../../accounts/profile/theme-choice.tsx";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { Fish, Hook } from "../../ui/art/drawn-icons.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Illustration } from "../../ui/art/illustration.tsx";
import { Logo } from "../../ui/art/logo.tsx";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { DatePicker } from "../../ui/fields/date-picker.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { TimeField } from "../../ui/fields/time-field.tsx";
import { IntervalLine } from "../../ui/interval-line.tsx";
import { Figure } from "../../ui/layout/figure.tsx";
import { Toasts } from "../../ui/overlays/toast.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { ButtonsPart, FieldsPart } from "./control-parts.tsx";
import { MessagesPart, OverlaysPart } from "./overlay-parts.tsx";
import { Part } from "./part.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./component-sheet.module.css";

/** Shows every component in every state, at /components.html while `npm run dev` runs. */
export function ComponentSheet() {
  return (
    <div className={classNames(styles.root, utilities.page)}>
      <header className={styles.head}>
        <h1>Component sheet</h1>
        <ThemeChoice />
      </header>
      <ButtonsPart />
      <SpeciesPart />
      <DrawingsPart />
      <FieldsPart />
      <NumbersPart />
      <ChartsPart />
      <OverlaysPart />
      <MessagesPart />
      <TabsPart />
      <LoadingPart />
      <TypePart />
      <Toasts />
    </div>
  );
}

function SpeciesPart() {
  return (
    <Part title="Species marks">
      <div className={styles.line}>
        {SPECIES.map(({ name }) => (
          <span key={name} className={styles.line}>
            <SpeciesMark species={name} isRinged />
            {name}
          </span>
        ))}
      </div>
    </Part>
  );
}

type Tab = "first" | "second";

function TabsPart() {
  const [tab, setTab] = useState<Tab>("first");
  return (
    <Part title="Tabs">
      <Tabs
        label="Tabs"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: "first", title: "Sign In", content: <p>One panel.</p> },
          { id: "second", title: "Sign Up", content: <p>The other.</p> },
        ]}
      />
    </Part>
  );
}

function LoadingPart() {
  return (
    <Part title="Loading">
      <Skeleton width="60%" height={18} />
      <Skeleton width="100%" height={64} />
    </Part>
  );
}

const AXIS = { ticks: [0.5, 1, 1.5], end: 1.6 };
const OWN = 0.54;

function ChartsPart() {
  return (
    <Part title="Values with their doubt">
      <IntervalLine interval={{ observed: 1.08, low: 0.69, high: 1.21 }} axis={AXIS} reference={OWN} />
      <IntervalLine interval={{ observed: 0.32, low: 0.21, high: 0.45 }} axis={AXIS} reference={OWN} />
      <IntervalLine interval={null} axis={AXIS} reference={OWN} />
    </Part>
  );
}

const SUBJECTS = ["float", "hook", "course", "parted", "bottle"] as const;

function DrawingsPart() {
  return (
    <Part title="Own drawings">
      <div className={styles.line}>
        <Logo />
        <Icon of={Fish} />
        <Icon of={Hook} />
      </div>
      <div className={styles.drawings}>
        {SUBJECTS.map((subject) => (
          <Illustration key={subject} of={subject} />
        ))}
      </div>
    </Part>
  );
}

function TypePart() {
  return (
    <Part title="Type and figures">
      <h1>Walleye at first light</h1>
      <h2>Recent Catches</h2>
      <p>Body, 17 px. Second cast off the point, dead slow on the bottom.</p>
      <p className={utilities.small}>
        Label, 15 px. <i className={utilities.place}>Lake Vermilion</i>: water is set in italics, as on a
        chart.
      </p>
      <div className={styles.line}>
        <Figure amounts={[{ figure: "31.4", unit: "lb" }]} size="huge" />
        <Figure amounts={[{ figure: "49.5", unit: "in" }]} size="large" />
        <Figure
          amounts={[
            { figure: "5", unit: "lb" },
            { figure: "8.5", unit: "oz" },
          ]}
        />
        <Figure amounts={[]} />
      </div>
    </Part>
  );
}

function NumbersPart() {
  const [weight, setWeight] = useState<number | null>(6.2);
  const [temperature, setTemperature] = useState<number | null>(104);
  const [date, setDate] = useState<CalendarDate | null>(new CalendarDate(2026, 11, 20));
  const [time, setTime] = useState<Time | null>(new Time(6, 42));
  const isTooWarm = temperature !== null && temperature > 100;
  return (
    <Part title="Numbers, date and time">
      <NumberField
        label="Weight"
        unit="lb"
        value={weight}
        onChange={setWeight}
        step={0.1}
        decimals={2}
        min={0}
        max={5000}
        isBig
      />
      <NumberField
        label="Water Temp"
        unit="°F"
        value={temperature}
        onChange={setTemperature}
        step={1}
        decimals={1}
        min={32}
        max={100}
        error={isTooWarm ? "Water Temp must be between 32 and 100 °F" : undefined}
      />
      <DatePicker
        label="Date of Catch"
        value={date}
        onChange={setDate}
        min={new CalendarDate(1900, 1, 1)}
        max={new CalendarDate(2030, 1, 1)}
      />
      <TimeField label="Time of Catch" value={time} onChange={setTime} hint="Your time, Central" />
    </Part>
  );
}
