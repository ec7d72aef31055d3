import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";

import * as styles from "./about-page.module.css";
/** Whose work Creel stands on, with the words their licenses ask for. */
export function Sources() {
  return (
    <section className={styles.pair}>
      <h2>{t`Sources`}</h2>
      <div className={styles.sources}>
        <p>
          <Trans>
            The built-in map is drawn from <a href="https://www.naturalearthdata.com">Natural Earth</a> and
            place names of <a href="https://www.geonames.org">GeoNames</a> (CC BY 4.0). The online map, where
            it can be reached, is <a href="https://openfreemap.org">OpenFreeMap</a>'s, from ©{" "}
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
        <p>{t`Creel itself is free software under the MIT license.`}</p>
      </div>
    </section>
  );
}
