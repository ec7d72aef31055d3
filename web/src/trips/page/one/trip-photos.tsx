import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";
import { Button } from "react-aria-components";

import { useCatchDialogs } from "../../../catches/dialogs/catch-dialogs.tsx";
import { PhotoImage } from "../../../photos/photo-image.tsx";
import { useWorking } from "../../../photos/use-working.ts";
import { speciesName } from "../../../species/species-names.ts";

import * as styles from "./trip-photos.module.css";

/** The first photo of each catch, as a link to it. Renders nothing if there are none. */
export function TripPhotos({ catches }: { catches: readonly Catch[] }) {
  const pictured = catches.filter(({ photos }) => photos.length > 0);
  if (pictured.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="photos">
      <h2 id="photos">{t`Photos`}</h2>
      <ul className={styles.photos}>
        {pictured.map((caught) => (
          <TripPhoto key={caught.id} caught={caught} />
        ))}
      </ul>
    </section>
  );
}

function TripPhoto({ caught }: { caught: Catch }) {
  const actions = useCatchDialogs();
  const working = useWorking(caught.photos);
  const [photo] = working.photos;
  if (!photo) return null;
  const species = speciesName(caught.species);
  return (
    <li>
      <Button
        className={styles.photo}
        aria-label={t`Photo: ${species}`}
        onPress={() => actions.onView(caught)}
      >
        <PhotoImage
          photo={photo}
          alt=""
          sizes="(max-width: 820px) 50vw, 260px"
          onFail={() => working.hide(photo)}
        />
      </Button>
    </li>
  );
}
