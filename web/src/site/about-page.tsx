import { OTHER_SPECIES, SPECIES } from "@creel/domain/species/species";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useAuth } from "../session/auth.tsx";
import { SpeciesMark } from "../species/species-mark.tsx";
import { speciesName } from "../species/species-names.ts";
import { LinkButton } from "../ui/controls/button.tsx";
import { PageHead } from "../ui/layout/page-head.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { LakeIllustration } from "./lake-illustration.tsx";
import dawn from "./pictures/dawn.webp";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./about-page.module.css";

export function AboutPage() {
  return (
    <div className={classNames(styles.root, utilities.page)}>
      <PageHead
        title={t`About · Creel`}
        description={t`Creel is a catch log for a community of anglers: what the colored markers on the map mean, who logs here, and what the software promises.`}
      />
      <Hero />
      <section className={styles.pair}>
        <div>
          <h2>{t`What the colors on the map mean`}</h2>
          <p className={utilities.muted}>
            {t`Every catch is a marker. Each species has one color, the same by day and by night, that color-blind anglers can tell apart too. The initials also name the species.`}
          </p>
        </div>
        <ul className={styles.species}>
          {SPECIES.map(({ name }) => (
            <li key={name}>
              <SpeciesMark species={name} isRinged />
              <b>{speciesName(name)}</b>
              {name === OTHER_SPECIES.name && (
                <span className={utilities.hint}>{t`any other fish, under its own name`}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
      <Community />
      <section className={styles.pair}>
        <div>
          <h2>{t`What we promise`}</h2>
          <p className={utilities.muted}>{t`Four promises that Creel keeps.`}</p>
        </div>
        <Promises />
      </section>
      <Sources />
    </div>
  );
}

function Hero() {
  const { user } = useAuth();
  return (
    <section className={styles.hero}>
      <div>
        <h1>
          <Trans>
            <span className={utilities.visuallyHidden}>About Creel: </span>Built for people who fish
          </Trans>
        </h1>
        <p>
          {t`A creel is the basket an angler carries the catch in. This one carries the details worth keeping: where you caught it, on which lure, how deep and in what weather. It’s made for a community of anglers who would rather know than guess, each with their own log.`}
        </p>
        <div className={styles.actions}>
          {!user && (
            <LinkButton to="/login?mode=register" look="signal" isLarge>
              {t`Sign Up`}
            </LinkButton>
          )}
          <LinkButton to="/contact" look="quiet" isLarge>
            {t`Contact`}
          </LinkButton>
        </div>
      </div>
      <LakeIllustration className={styles.chart} />
    </section>
  );
}

const SAMPLE_FILTERS = [
  { name: msg`Species`, choice: msg`Walleye` },
  { name: msg`Dates`, choice: msg`Oct – Nov` },
  { name: msg`Place`, choice: msg`Within 5 mi` },
  { name: msg`Weather`, choice: msg`Overcast` },
];

function Community() {
  return (
    <section>
      <h2>{t`Who logs here`}</h2>
      <div className={styles.people}>
        <Person
          title={t`An angler on the water`}
          piece={<img src={dawn} alt="" width="640" height="300" loading="lazy" />}
        >
          {t`One wet hand, bright sun, one bar of signal or none. The form has large buttons, and what you type stays on your device until you save it.`}
        </Person>
        <Person
          title={t`The same angler, in January`}
          piece={
            <dl aria-hidden>
              {SAMPLE_FILTERS.map(({ name, choice }) => (
                <div key={name.id}>
                  <dt>{i18n._(name)}</dt>
                  <dd>{i18n._(choice)}</dd>
                </div>
              ))}
            </dl>
          }
        >
          {t`Years of notes and photos in one list and on one map, with filters that show where, when and on which lure you caught fish.`}
        </Person>
        <Person
          title={t`The person who runs it`}
          piece={
            <p className={styles.command} aria-hidden>
              npm start
            </p>
          }
        >
          {t`For a club, a lodge, a shop or a few friends. Anglers who sign up share the site and nothing else: only the owner of a log and the people who run the site can see it.`}
        </Person>
      </div>
    </section>
  );
}

interface PersonProps {
  title: string;
  piece: ReactNode;
  children: ReactNode;
}

function Person({ title, piece, children }: PersonProps) {
  return (
    <article>
      <div className={styles.piece}>{piece}</div>
      <h3>{title}</h3>
      <p className={utilities.muted}>{children}</p>
    </article>
  );
}

const PROMISES = [
  {
    title: msg`Your spots stay yours`,
    text: msg`No other angler sees your coordinates. Saved photos have no location in them.`,
  },
  {
    title: msg`Nothing you type is lost`,
    text: msg`A draft of the form stays on your device. It survives a reload, a crash and an expired sign-in.`,
  },
  {
    title: msg`Counted, not guessed`,
    text: msg`Figures come from all your catches. The fishing score shows its factors and says it’s a rule of thumb.`,
  },
  {
    title: msg`Take everything with you`,
    text: msg`Export catches, places and photos in one file, in formats other programs can read. Deleting your account deletes them all.`,
  },
];

function Promises() {
  return (
    <ul className={styles.promises}>
      {PROMISES.map(({ title, text }) => (
        <li key={title.id}>
          <b>{i18n._(title)}</b>
          <span className={classNames(utilities.small, utilities.muted)}>{i18n._(text)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The sources of maps and weather, with the attribution that their licenses require. */
function Sources() {
  return (
    <section className={styles.pair}>
      <h2>{t`Sources`}</h2>
      <div className={styles.sources}>
        <p>
          <Trans>
            The built-in map is drawn from <a href="https://www.naturalearthdata.com">Natural Earth</a>, with
            place names from <a href="https://www.geonames.org">GeoNames</a> (CC BY 4.0). The online map, when
            available, is from <a href="https://openfreemap.org">OpenFreeMap</a>, with data from ©{" "}
            <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors.
          </Trans>
        </p>
        <p>
          <Trans>
            <a href="https://open-meteo.com/">Weather data by Open-Meteo.com</a> (
            <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>), converted to other units.
            Alerts come from the US National Weather Service, Environment and Climate Change Canada, MET
            Norway and Deutscher Wetterdienst by way of Bright Sky, tides and water temperatures from NOAA
            CO-OPS.
          </Trans>
        </p>
        <p>
          <Trans>
            Elsewhere, Creel calculates tides from the{" "}
            <a href="https://github.com/openwatersio/tide-database">Neaps tide database</a>, with data of{" "}
            <a href="https://doi.org/10.17882/109129">TICON-4</a> and{" "}
            <a href="https://www.kartverket.no/en/api-and-data/terms-of-use">Kartverket</a> (CC BY 4.0), NOAA,
            GeoNames and OpenStreetMap. Tides are not for navigation.
          </Trans>
        </p>
        <p>
          {t`Creel itself is free software under the MIT license.`}{" "}
          <a href="/licenses.txt">{t`Licenses of the software in Creel`}</a>
        </p>
      </div>
    </section>
  );
}
