import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { locale } from "../i18n/locale.ts";
import { SpeciesMark } from "../species/species-mark.tsx";
import { speciesName } from "../species/species-names.ts";
import { SpeciesPin } from "../species/species-pin.tsx";
import { Isobaths } from "../ui/art/isobaths.tsx";
import { FilterChipPicture } from "../ui/filters/filter-chip-picture.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { MeasureFigure } from "../units/measure-figure.tsx";
import perch from "./pictures/perch.webp";
import smallmouth from "./pictures/smallmouth.webp";
import walleye from "./pictures/walleye.webp";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./features.module.css";

/** The features of Creel, each with a sample picture. The figures and fish are samples. */
export function Features({ id }: { id: string }) {
  return (
    <section id={id} className={classNames(styles.root, utilities.page)}>
      <h2>{t`What goes in`}</h2>
      <div className={styles.grid}>
        <Feature title={t`Interactive Maps`} piece={<MapPiece />}>
          {t`A pin for every fish, in its species' color. Tap the water to log one there.`}
        </Feature>
        <Feature title={t`Detailed Logging`} piece={<FiguresPiece />}>
          {t`Length, weight, lure and depth, the weather and the moon. Large buttons, made for one wet hand.`}
        </Feature>
        <Feature title={t`Weather Tracking`} piece={<PressurePiece />}>
          {t`Live weather, official alerts and a fishing score. Creel fills in wind, pressure and moon for the hour and place of each catch.`}
        </Feature>
        <Feature title={t`Photo Gallery`} piece={<PhotosPiece />}>
          {t`Up to ten photos per catch, shrunk before upload, location removed.`}
        </Feature>
        <Feature title={t`Smart Filtering`} piece={<ChipsPiece />}>
          {t`Filter by species, date, place, weather or words, on the map and in the list. Find the days that worked.`}
        </Feature>
        <Feature title={t`Analytics Dashboard`} piece={<TotalsPiece />}>
          {t`Your total, your top species and your biggest catch, from your whole log.`}
        </Feature>
      </div>
    </section>
  );
}

interface FeatureProps {
  title: string;
  piece: ReactNode;
  children: ReactNode;
}

function Feature({ title, piece, children }: FeatureProps) {
  return (
    <article className={styles.feature}>
      <div className={styles.piece} aria-hidden>
        {piece}
      </div>
      <h3>{title}</h3>
      <p>{children}</p>
    </article>
  );
}

function MapPiece() {
  return (
    <div className={styles.map}>
      <Isobaths drawing="shoal" />
      {["Walleye", "Pike", "Musky"].map((species) => (
        <SpeciesPin key={species} species={species} />
      ))}
    </div>
  );
}

const SAMPLE_FIGURES = [
  { name: msg`Length`, measure: "length", value: 25.5 },
  { name: msg`Weight`, measure: "weight", value: 6.2 },
  { name: msg`Depth`, measure: "depth", value: 18 },
] as const;

function FiguresPiece() {
  return (
    <dl className={styles.figures}>
      {SAMPLE_FIGURES.map(({ name, measure, value }) => (
        <div key={measure}>
          <dt>{i18n._(name)}</dt>
          <dd>
            <MeasureFigure measure={measure} value={value} size="large" isExact />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The air pressure of a day, which falls until the fish bites. */
function PressurePiece() {
  return (
    <svg className={styles.pressure} viewBox="0 0 366 112">
      {[16, 48, 80].map((y) => (
        <path key={y} className={styles.pressureGrid} d={`M0 ${y}H366`} />
      ))}
      <path
        className={styles.pressureLine}
        d="M0 25C40 20 70 25 105 38C140 52 165 66 198 66C232 70 260 72 290 62C320 52 340 42 366 41"
      />
      <circle className={styles.pressureNow} cx="198" cy="66" r="6" />
      <text className={styles.pressureFigure} x="212" y="54">
        {new Intl.NumberFormat(locale).format(29.92)}
      </text>
      <text x="0" y="104">
        {t`6 am`}
      </text>
      <text x="198" y="104" textAnchor="middle">
        {t`noon`}
      </text>
      <text x="366" y="104" textAnchor="end">
        {t`6 pm`}
      </text>
    </svg>
  );
}

function PhotosPiece() {
  return (
    <div className={styles.photos}>
      <img src={perch} alt="" width="400" height="264" loading="lazy" />
      <img src={walleye} alt="" width="320" height="264" loading="lazy" />
      <img src={smallmouth} alt="" width="280" height="264" loading="lazy" />
    </div>
  );
}

function ChipsPiece() {
  return (
    <div className={styles.chips}>
      <FilterChipPicture text={speciesName("Walleye")} isActive />
      <FilterChipPicture text={t`Overcast`} isActive />
      <FilterChipPicture text={t`Oct – Nov`} />
    </div>
  );
}

function TotalsPiece() {
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t`Total Catches`}</dt>
        <dd>160</dd>
      </div>
      <div>
        <dt>{t`Top Species`}</dt>
        <dd>
          <SpeciesMark species="Walleye" />
          {speciesName("Walleye")}
        </dd>
      </div>
      <div>
        <dt>{t`Biggest Catch`}</dt>
        <dd>
          <MeasureFigure measure="weight" value={31.4} />
        </dd>
      </div>
    </dl>
  );
}
