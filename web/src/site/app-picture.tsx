import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import { classNames } from "../ui/styles/class-names.ts";
import deskDayAvif from "./pictures/map-desk-day.avif";
import deskDay from "./pictures/map-desk-day.webp";
import deskNightAvif from "./pictures/map-desk-night.avif";
import deskNight from "./pictures/map-desk-night.webp";
import phoneDayAvif from "./pictures/map-phone-day.avif";
import phoneDay from "./pictures/map-phone-day.webp";
import phoneNightAvif from "./pictures/map-phone-night.avif";
import phoneNight from "./pictures/map-phone-night.webp";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./app-picture.module.css";

const ALT = msg`The map of a log: pins in the colors of their species on Lake Superior, a card about a walleye, and the list of the catches in view.`;

/** The app itself, as scripts/take-pictures.mjs saw it. Each theme has its picture; only the one shown is loaded. */
export function AppPicture() {
  return (
    <section className={classNames(styles.root, utilities.page)}>
      <div>
        <h2>{t`A map of your own`}</h2>
        <p className={utilities.muted}>
          {t`List and map show the same catches and share their filters. Sample data.`}
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
