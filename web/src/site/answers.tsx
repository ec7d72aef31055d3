import { SAMPLE_EVIDENCE, type SampleDay } from "@creel/domain/samples/sample-evidence";
import { plural, t } from "@lingui/core/macro";
import { CircleCheck, CloudOff } from "lucide-react";
import type { ReactNode } from "react";

import { formatDayAs } from "../dates/format-day.ts";
import { locale } from "../i18n/locale.ts";
import { LikeSample, WorkedSample } from "../insights/preview/verdict-previews.tsx";
import { describeWeather } from "../insights/texts/today-texts.ts";
import { SpeciesMark } from "../species/species-mark.tsx";
import { speciesName } from "../species/species-names.ts";
import { NoFish } from "../ui/art/drawn-icons.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Isobaths } from "../ui/art/isobaths.tsx";
import { Badge } from "../ui/feedback/states.tsx";
import { Figure } from "../ui/layout/figure.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { MeasureFigure } from "../units/measure-figure.tsx";
import { useUnits } from "../units/use-units.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./answers.module.css";

/** Two answers with the numbers of the sample log, and four promises that Creel keeps. */
export function Answers() {
  return (
    <section className={classNames(styles.root, utilities.page)}>
      <h2>{t`What you get back`}</h2>
      <p className={styles.lead}>
        {t`Log the slow days too. After 15 trips Creel compares them with the good ones. The pictures here come from the sample log.`}
      </p>
      <div className={styles.answers}>
        <article>
          <h3>{t`A day like today`}</h3>
          <LikeSample />
          <ul className={styles.days} aria-label={t`Three of these days`}>
            {SAMPLE_EVIDENCE.like.nearest.map((day) => (
              <Day key={day.day} {...day} />
            ))}
          </ul>
        </article>
        <article>
          <h3>{t`What worked, and how sure we are`}</h3>
          <WorkedSample />
          <p
            className={styles.hint}
          >{t`Ring: your rate. Bar: the likely range. When it could be luck, Creel says so.`}</p>
        </article>
      </div>
      <div className={styles.proofs}>
        <Proof title={t`Works with no signal`} piece={<OfflinePiece />}>
          {t`Log fish, and start and end trips, off the grid. Creel uploads when you’re back online.`}
        </Proof>
        <Proof title={t`Ten years in ten minutes`} piece={<ImportPiece />}>
          {t`Import any spreadsheet or app export. Nothing is saved until you tap Import, and you can undo it for 14 days.`}
        </Proof>
        <Proof title={t`Nobody sees your spot`} piece={<SquarePiece />}>
          {t`Your log is private. A shared link shows no place unless you choose one.`}
        </Proof>
        <Proof title={t`Yours to keep`} piece={<ExportPiece />}>
          {t`Export everything in one file, any time. Or run your own Creel with one command.`}
        </Proof>
      </div>
      <p className={styles.sample}>
        {t`Sign up and open the sample log: two seasons, 46 trips. Remove it with one tap.`}
      </p>
    </section>
  );
}

/** The most species that fit into a row. */
const SHOWN_SPECIES = 2;

function Day({ day, water, features, species }: SampleDay) {
  const units = useUnits();
  const fish = species.reduce((sum, [, count]) => sum + count, 0);
  return (
    <li>
      <div>
        <b>{formatDayAs(day, { weekday: "short", day: "numeric", month: "short", year: "numeric" })}</b>{" "}
        <i className={utilities.place}>{water}</i>
        <p>{describeWeather(features, units)}</p>
      </div>
      {fish === 0 ? (
        <Badge icon={NoFish}>{t`Blank`}</Badge>
      ) : (
        <span className={styles.fish}>
          <Figure
            amounts={[{ figure: String(fish), unit: t`${plural(fish, { one: "fish", other: "fish" })}` }]}
          />
          {species.slice(0, SHOWN_SPECIES).map(([name]) => (
            <span key={name} title={speciesName(name)}>
              <SpeciesMark species={name} className={styles.mark} />
              <span className={utilities.visuallyHidden}>{speciesName(name)}</span>
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

interface ProofProps {
  title: string;
  piece: ReactNode;
  children: ReactNode;
}

function Proof({ title, piece, children }: ProofProps) {
  return (
    <article>
      <div className={styles.piece} aria-hidden>
        {piece}
      </div>
      <h3>{title}</h3>
      <p>{children}</p>
    </article>
  );
}

function OfflinePiece() {
  return (
    <>
      <div className={styles.row}>
        <SpeciesMark species="Walleye" className={styles.mark} />
        <b>{speciesName("Walleye")}</b>
        <MeasureFigure measure="weight" value={6.2} />
      </div>
      <span className={styles.waiting}>
        <Icon of={CloudOff} isSmall />
        {t`Saved on this phone, 6:42 AM`}
      </span>
      <span className={styles.sent}>
        <Icon of={CircleCheck} isSmall />
        {t`Uploaded automatically, 9:15 AM`}
      </span>
    </>
  );
}

const SHEET = "fishing-log.xlsx";

function ImportPiece() {
  return (
    <>
      <div className={styles.counts}>
        <b>{new Intl.NumberFormat(locale).format(1204)}</b>
        <span>{t`catches read`}</span>
        <b>38</b>
        <span>{t`photos with time and place`}</span>
        <b>3</b>
        <span>{t`rows to check`}</span>
      </div>
      <div className={styles.bar}>
        <i />
      </div>
      <span className={utilities.muted}>{SHEET}</span>
    </>
  );
}

/** The side of the area that a link may show, in miles. */
const AREA = 7;

function SquarePiece() {
  const size = useUnits().formatDistance(AREA);
  return (
    <div className={styles.map}>
      <Isobaths drawing="shoal" />
      <span className={styles.square} />
      <span className={styles.label}>{t`An area of about ${size}`}</span>
    </div>
  );
}

const PROMPT = "$ ";
/** The command in the README. */
const COMMAND = "npm start";
const FORMATS = ["CSV", "JSON", "GPX", "GeoJSON"];

function ExportPiece() {
  return (
    <>
      <code className={styles.command}>
        <i>{PROMPT}</i>
        {COMMAND}
      </code>
      <div className={styles.formats}>
        {FORMATS.map((format) => (
          <Badge key={format}>{format}</Badge>
        ))}
        <Badge>{t`Photos`}</Badge>
      </div>
    </>
  );
}
