import { t } from "@lingui/core/macro";

import { useOperator } from "../operator/operator.ts";
import { useAuth } from "../session/auth.tsx";
import { speciesName } from "../species/species-names.ts";
import { Isobaths } from "../ui/art/isobaths.tsx";
import { LinkButton } from "../ui/controls/button.tsx";
import { PageHead } from "../ui/layout/page-head.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { MeasureFigure } from "../units/measure-figure.tsx";
import { AppPicture } from "./app-picture.tsx";
import { Features } from "./features.tsx";
import { LakeIllustration } from "./lake-illustration.tsx";
import walleye from "./pictures/walleye.webp";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./home-page.module.css";

const FEATURES = "features";

export function HomePage() {
  const { user } = useAuth();
  return (
    <>
      <PageHead
        title={t`Creel · Every catch, on the map, for good`}
        description={t`A free catch log for anglers: mark where it bit on a map, with lure, depth, weather, moon and photos, and find it again. Your spots stay yours.`}
      />
      <Hero />
      <div className={styles.neatline} aria-hidden />
      <Features id={FEATURES} />
      <AppPicture />
      <section className={styles.closing}>
        <Isobaths drawing="open" className={styles.contours} />
        <div className={utilities.page}>
          <div>
            <h2>{t`Ten years of notes fit in here.`}</h2>
            <p>{t`Start with the next fish.`}</p>
          </div>
          {user ? (
            <LinkButton to="/catches" look="signal" isLarge>
              {t`My Catches`}
            </LinkButton>
          ) : (
            <LinkButton to="/login?mode=register" look="signal" isLarge>
              {t`Sign Up Free Today`}
            </LinkButton>
          )}
        </div>
      </section>
    </>
  );
}

function Hero() {
  const { user } = useAuth();
  const { anglers } = useOperator();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{t`Every catch, on the map, for good.`}</h1>
        <p className={styles.lead}>
          {t`Mark where it bit. Creel adds the weather, the pressure and the moon of that hour, so next season you know when to go back.`}
        </p>
        <div className={styles.actions}>
          <LinkButton to={user ? "/dashboard" : "/login"} look="signal" isLarge>
            {user ? t`Go to your dashboard` : t`Get Started`}
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
