import { DoctorRow } from "./doctor/doctor-row.tsx";
import { MapsRow } from "./maps/maps-row.tsx";

/** The ways from the profile to pages of their own. */
export function ProfileLinks() {
  return (
    <>
      <DoctorRow />
      <MapsRow />
    </>
  );
}
