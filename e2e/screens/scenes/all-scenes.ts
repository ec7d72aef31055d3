import type { Scene } from "../scene.ts";
import { ACCESS_SCENES } from "./access.ts";
import { ADMIN_SCENES } from "./admin.ts";
import { CATCH_VIEW_SCENES } from "./catch-view.ts";
import { CATCHES_SCENES } from "./catches.ts";
import { DASHBOARD_SCENES } from "./dashboard.ts";
import { DOCTOR_SCENES } from "./doctor.ts";
import { FORM_SCENES } from "./form.ts";
import { GEAR_SCENES } from "./gear.ts";
import { IMPORT_SCENES } from "./import.ts";
import { INSIGHT_SCENES } from "./insights.ts";
import { LICENSE_SCENES } from "./licenses.ts";
import { LIMIT_SCENES } from "./limits.ts";
import { LURE_TRIAL_SCENES } from "./lure-trial.ts";
import { MAP_SCENES } from "./map.ts";
import { MAPS_SCENES } from "./maps.ts";
import { NOTIFICATION_SCENES } from "./notifications.ts";
import { OWN_FIELD_SCENES } from "./own-fields.ts";
import { PRINT_SCENES } from "./print.ts";
import { PROFILE_SCENES } from "./profile.ts";
import { PUBLIC_SCENES } from "./public.ts";
import { RETURN_SCENES } from "./returns.ts";
import { SAMPLE_LOG_SCENES } from "./sample-log.ts";
import { SHARE_SCENES } from "./shares.ts";
import { TRIP_SCENES } from "./trips.ts";
import { WAITING_SCENES } from "./waiting.ts";
import { WEATHER_SCENES } from "./weather.ts";

/** Every screen in every state, for the pictures, the axe checks and the measurements. */
export const SCENES: readonly Scene[] = [
  ...PUBLIC_SCENES,
  ...DASHBOARD_SCENES,
  ...LURE_TRIAL_SCENES,
  ...MAP_SCENES,
  ...CATCHES_SCENES,
  ...CATCH_VIEW_SCENES,
  ...FORM_SCENES,
  ...WAITING_SCENES,
  ...TRIP_SCENES,
  ...INSIGHT_SCENES,
  ...SAMPLE_LOG_SCENES,
  ...DOCTOR_SCENES,
  ...IMPORT_SCENES,
  ...WEATHER_SCENES,
  ...PROFILE_SCENES,
  ...ACCESS_SCENES,
  ...NOTIFICATION_SCENES,
  ...MAPS_SCENES,
  ...OWN_FIELD_SCENES,
  ...GEAR_SCENES,
  ...LIMIT_SCENES,
  ...RETURN_SCENES,
  ...PRINT_SCENES,
  ...LICENSE_SCENES,
  ...SHARE_SCENES,
  ...ADMIN_SCENES,
];

/** @throws Error if no scene has this name */
export function sceneNamed(name: string): Scene {
  const scene = SCENES.find((one) => one.name === name);
  if (!scene) throw new Error(`There is no scene ${name}`);
  return scene;
}
