import type { License } from "@creel/domain/licenses/license";

import { useWaters } from "../../waters/data/use-waters.ts";

/** The name, with the name of one of its waters in italics, as on a chart. */
export function LicenseName({ license: { name, water_ids: ids } }: { license: License }) {
  const { data } = useWaters(undefined, { enabled: ids.length > 0 });
  const waters = data?.waters.filter(({ id }) => ids.includes(id)).map((water) => water.name) ?? [];
  const water = waters.find((each) => name.includes(each));
  if (water === undefined) return name;
  const start = name.indexOf(water);
  return (
    <>
      {name.slice(0, start)}
      <i>{water}</i>
      {name.slice(start + water.length)}
    </>
  );
}
