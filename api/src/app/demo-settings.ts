import type { OnlineMap } from "@creel/domain/config/config";

import type { SignInSettings } from "../accounts/providers/sign-in-settings.ts";
import type { BackupSettings } from "../backup/backup-settings.ts";
import type { OperatorSettings } from "../contact/operator-settings.ts";
import type { Limits } from "../limits/limit-settings.ts";
import type { MailSettings } from "../mail/mail-settings.ts";
import type { WeatherSettings } from "../weather/sources/weather-settings.ts";

/** The settings that mean something else in a demo. */
interface OfDemo {
  signIn: SignInSettings;
  mail: MailSettings;
  weather: WeatherSettings | null;
  onlineMap: OnlineMap | null;
  operator: OperatorSettings;
  backups: BackupSettings;
  updateFeed: string | null;
  limits: Limits;
}

const NAMES_OF_GUEST = [
  "photosPerUser",
  "weatherPerUser",
  "placesPerUser",
  "exportsPerUser",
  "importsPerUser",
] as const;

/** The most that one guest of a demo may do in an hour, because there may be hundreds. */
const LIMITS_OF_GUEST: Pick<Limits, (typeof NAMES_OF_GUEST)[number]> = {
  photosPerUser: 60,
  weatherPerUser: 60,
  placesPerUser: 500,
  exportsPerUser: 5,
  importsPerUser: 3,
};

/** The settings with which an operator chooses a map. */
const MAP_SETTINGS = ["MAP_STYLE_URL", "MAP_TILES_URL", "MAP_PMTILES"] as const;

/**
 * Turns off what a demo does not do, whatever the other settings say: it sends no mails, asks no host but those of the
 * weather, and makes no backups, which would keep what its visitors wrote.
 *
 * @param given the settings that the operator set
 */
export function settingsOfDemo<Settings extends OfDemo>(
  settings: Settings,
  given: Record<string, string | undefined>,
): Settings {
  const hasMap = MAP_SETTINGS.some((name) => given[name] !== undefined);
  return {
    ...settings,
    signIn: { ...settings.signIn, hasPasswords: true, provider: null, proxy: null },
    mail: { ...settings.mail, smtpUrl: null },
    weather: settings.weather && {
      ...settings.weather,
      gauges: { ...settings.weather.gauges, areOff: true },
    },
    onlineMap: hasMap ? settings.onlineMap : null,
    operator: { ...settings.operator, contactTo: null, isDemo: true },
    backups: { ...settings.backups, retainedCount: 0 },
    updateFeed: null,
    limits: withLess(settings.limits),
  };
}

function withLess(limits: Limits): Limits {
  const less = { ...limits };
  for (const name of NAMES_OF_GUEST) less[name] = Math.min(limits[name], LIMITS_OF_GUEST[name]);
  return less;
}
