import { RevealList } from "../../accounts/reveals/reveal-list.tsx";
import { DoctorRow } from "./doctor/doctor-row.tsx";
import { MapsRow } from "./maps/maps-row.tsx";

/** Who saw places of the angler, and the ways from the profile to pages of their own. */
export function ProfileLinks() {
  return (
    <>
      <RevealList />
      <DoctorRow />
      <MapsRow />
    </>
  );
}
