import "../ui/prose.css";
import { SPECIES } from "@creel/domain/species/species";

import { SpeciesMark } from "../species/species-mark.tsx";

export function AboutPage() {
  return (
    <div className="page prose">
      <title>About · Creel</title>
      <h1>About Creel</h1>
      <p>
        A creel is the basket an angler carries the catch in. This one is for everything else about the fish:
        where it bit, on what, how deep, and how the weather, the water and the moon were at that hour.
      </p>
      <p>
        It is made for a community of anglers who would rather know than guess. Each keeps a log of their own,
        and a log is worth more with every season. Nobody sees your catches or your spots but you and the
        people who run this Creel.
      </p>
      <h2>The coloured markers</h2>
      <p>
        Every catch is a marker on your map. Its colour says the species, and its two letters say it again for
        eyes that see colours differently.
      </p>
      <ul className="about-species">
        {SPECIES.map(({ name }) => (
          <li key={name}>
            <SpeciesMark species={name} />
            {name}
          </li>
        ))}
      </ul>
      <h2>What it stands on</h2>
      <p>
        The built-in map is drawn from Natural Earth and place names of GeoNames (CC BY 4.0). The online map,
        where it can be reached, is OpenFreeMap with data of OpenStreetMap's contributors. Creel itself is
        free software under the MIT licence.
      </p>
    </div>
  );
}
