import { i18n } from "@lingui/core";
import { t, msg } from "@lingui/core/macro";
import { Suspense } from "react";

import { useOperator } from "../operator/operator.ts";
import { useAuth } from "../session/auth.tsx";
import { speciesName } from "../species/species-names.ts";
import { Isobaths } from "../ui/art/isobaths.tsx";
import { LinkButton } from "../ui/controls/button.tsx";
import { lazyPart } from "../ui/hooks/lazy-part.ts";
import { PageHead } from "../ui/layout/page-head.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { MeasureFigure } from "../units/measure-figure.tsx";
import { Features } from "./features.tsx";
import { LakeIllustration } from "./lake-illustration.tsx";
import deskDayAvif from "./pictures/map-desk-day.avif";
import deskDay from "./pictures/map-desk-day.webp";
import deskNightAvif from "./pictures/map-desk-night.avif";
import deskNight from "./pictures/map-desk-night.webp";
import phoneDayAvif from "./pictures/map-phone-day.avif";
import phoneDay from "./pictures/map-phone-day.webp";
import phoneNightAvif from "./pictures/map-phone-night.avif";
import phoneNight from "./pictures/map-phone-night.webp";
import walleye from "./pictures/walleye.webp";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./home-page.module.css";

const FEATURES = "features";

/** Charts, which the other pages of the app's first chunk do not need. */
const Answers = lazyPart(async () => (await import("./answers.tsx")).Answers);

/** Opens a demo when the sign-in page has loaded, because this page has no code of its own before that. */
const OPEN_DEMO = "/login#demo";

export function HomePage() {
  const { user } = useAuth();
  const { isDemo } = useOperator();
  return (
    <>
      <PageHead
        title={t`Creel · Every catch, on the map, for good`}
        description={t`A free catch log for anglers: mark where you caught it on a map, with lure, depth, weather, moon and photos, and find it again. Your spots stay yours.`}
      />
      <Hero />
      <div className={styles.neatline} aria-hidden />
      <Suspense>
        <Answers />
      </Suspense>
      <Features id={FEATURES} />
      <AppPicture />
      <section className={styles.closing}>
        <Isobaths drawing="open" className={styles.contours} />
        <div className={utilities.page}>
          <div>
            <h2>{t`Bring your last ten years with you.`}</h2>
            <p>{t`Or start with your next fish.`}</p>
          </div>
          {user ? (
            <LinkButton to="/catches" look="signal" isLarge>
              {t`My Catches`}
            </LinkButton>
          ) : (
            <LinkButton to={isDemo ? OPEN_DEMO : "/login?mode=register"} look="signal" isLarge>
              {isDemo ? t`Open the demo` : t`Sign Up Free Today`}
            </LinkButton>
          )}
        </div>
      </section>
    </>
  );
}

function Hero() {
  const { user } = useAuth();
  const { anglers, isDemo } = useOperator();
  const start = isDemo ? OPEN_DEMO : "/login#start";
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{t`Every catch, on the map, for good.`}</h1>
        <p className={styles.lead}>
          {t`Mark where you caught it. Creel adds the weather, pressure and moon for that hour, so next season you know when to go back.`}
        </p>
        <div className={styles.actions}>
          <LinkButton to={user ? "/dashboard" : start} look="signal" isLarge>
            {user ? t`Go to your dashboard` : isDemo ? t`Open the demo` : t`Get Started`}
          </LinkButton>
          <LinkButton isLarge to={`#${FEATURES}`}>
            {t`Learn More`}
          </LinkButton>
        </div>
        <p
          className={classNames(utilities.small, utilities.muted)}
        >{t`Free. Made for ${anglers}. Your spots stay yours.`}</p>
      </div>
      <LakeIllustration className={styles.chart}>
        <div className={styles.note}>
          <img src={walleye} alt="" width="76" height="76" />
          <div>
            <b>{speciesName("Walleye")}</b>
            <div className={styles.noteFigures}>
              <MeasureFigure measure="weight" value={6.2} />
              <MeasureFigure measure="length" value={25.5} />
            </div>
            {t`Jig, 18 ft, falling 29.92`}
          </div>
        </div>
      </LakeIllustration>
    </section>
  );
}

const ALT = msg`The map of a log: pins on Lake Superior colored by species, a card for a walleye, and a list of the catches in view.`;

/** The app itself, as scripts/take-pictures.mjs saw it. Each theme has its picture; only the one shown is loaded. */
function AppPicture() {
  return (
    <section className={classNames(styles.appPicture, utilities.page)}>
      <div>
        <h2>{t`Your own map`}</h2>
        <p className={utilities.muted}>
          {t`The list and the map show the same catches and share their filters. Sample data.`}
        </p>
      </div>
      <Picture className={styles.day} desk={[deskDayAvif, deskDay]} phone={[phoneDayAvif, phoneDay]} />
      <Picture
        className={styles.night}
        desk={[deskNightAvif, deskNight]}
        phone={[phoneNightAvif, phoneNight]}
      />
    </section>
  );
}

/** The same picture as AVIF and as WebP. */
type Formats = readonly [avif: string, webp: string];

interface PictureProps {
  className: string;
  desk: Formats;
  phone: Formats;
}

const PHONE = "(max-width: 820px)";

function Picture({ className, desk, phone }: PictureProps) {
  return (
    <picture className={classNames(styles.frame, className)}>
      <source media={PHONE} type="image/avif" srcSet={phone[0]} width="780" height="1560" />
      <source media={PHONE} type="image/webp" srcSet={phone[1]} width="780" height="1560" />
      <source type="image/avif" srcSet={desk[0]} width="1440" height="840" />
      <img src={desk[1]} alt={i18n._(ALT)} width="1440" height="840" loading="lazy" decoding="async" />
    </picture>
  );
}
