import multipart from "@fastify/multipart";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";

import { makeConfirmStep } from "../accounts/confirm-step.ts";
import type { RequestResetLink } from "../accounts/password/reset-jobs.ts";
import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { adminRoutes } from "../admin/admin.routes.ts";
import { builtInWaters } from "../basemap/built-in-waters.ts";
import { calendarContents } from "../calendar/calendar-contents.ts";
import { limitsRoutes, oneLimitRoutes } from "../catch-limits/limits.routes.ts";
import { bestsRoutes } from "../catches/list/bests.routes.ts";
import { logbookRoutes } from "../catches/list/logbook.routes.ts";
import { pointsRoutes } from "../catches/list/points.routes.ts";
import { samplesRoutes } from "../catches/samples/samples.routes.ts";
import { addPhotoRoutes } from "../catches/write/add-photo.routes.ts";
import { autofilledConditionsRoutes } from "../catches/write/autofilled-conditions.routes.ts";
import { catchesRoutes } from "../catches/write/catches.routes.ts";
import { changeCatchRoutes } from "../catches/write/change-catch.routes.ts";
import type { MapConnectivity } from "../config/map-connectivity.ts";
import { contactRoutes } from "../contact/contact.routes.ts";
import { customFieldsRoutes } from "../custom-fields/custom-fields.routes.ts";
import type { UserRow } from "../database/schema.ts";
import { doctorRoutes } from "../doctor/doctor.routes.ts";
import { changeGearRoutes } from "../gear/change-gear.routes.ts";
import type { GearContext } from "../gear/gear-context.ts";
import { gearPhotoRoutes } from "../gear/gear-photo.routes.ts";
import { gearRoutes } from "../gear/gear.routes.ts";
import { mergeGearRoutes } from "../gear/merge-gear.routes.ts";
import { mergedPhotoRoutes } from "../gear/merged-photo.routes.ts";
import type { StartImport } from "../import/import-context.ts";
import { importHandlers } from "../import/import-handlers.ts";
import { importRowsRoutes } from "../import/import-rows.routes.ts";
import { importRoutes } from "../import/imports.routes.ts";
import { importTripsRoutes } from "../import/write/import-trips.routes.ts";
import { importWeatherRoutes } from "../import/write/import-weather.routes.ts";
import { writeImportRoutes } from "../import/write/write-import.routes.ts";
import { comparedHoursRoutes, countsRoutes, rateMapRoutes } from "../insights/counts.routes.ts";
import { outingsRoutes } from "../insights/outings.routes.ts";
import { questionsRoutes } from "../insights/questions.routes.ts";
import { licenseContents } from "../licenses/license-contents.ts";
import { makeAttemptLimits } from "../limits/attempt-limits.ts";
import { limitPerHour } from "../limits/hourly-limit.ts";
import { changeTrialRoutes } from "../lure-trial/change-trial.routes.ts";
import { lureTrialsRoutes } from "../lure-trial/lure-trials.routes.ts";
import type { LinkTo } from "../mail/link-to.ts";
import type { Mailer } from "../mail/mailer.ts";
import { makeMapWaters } from "../map/map-waters.ts";
import type { OwnTiles } from "../map/own-tiles.ts";
import { makeOwnWaters } from "../map/own-waters.ts";
import { tilesRoutes } from "../map/tiles.routes.ts";
import type { CarrierContext } from "../notifications/carriers/message.ts";
import { notificationContents } from "../notifications/notification-contents.ts";
import type { SendNotification } from "../notifications/send-notification.ts";
import { nowRoutes } from "../now/now.routes.ts";
import { photosRoutes } from "../photos/photos.routes.ts";
import { FORM_LIMITS } from "../photos/upload-form.ts";
import { placesRoutes } from "../places/places.routes.ts";
import { returnContents } from "../returns/return-contents.ts";
import { minutesFromSolarNoon } from "../sky/solar-noon.ts";
import { solunarKind } from "../sky/solunar-kind.ts";
import type { DiskSpace } from "../storage/disk-space.ts";
import type { Storage } from "../storage/storage.ts";
import { proposalsRoutes, proposeTripsOf } from "../trips/proposals.routes.ts";
import type { IsSigned } from "../trips/record/trip-context.ts";
import { tripEventsRoutes } from "../trips/trip-events.routes.ts";
import { tripListRoutes } from "../trips/trip-list.routes.ts";
import { tripTrackRoutes } from "../trips/trip-track.routes.ts";
import { changeTripRoutes } from "../trips/write/change-trip.routes.ts";
import { tripsRoutes } from "../trips/write/trips.routes.ts";
import { changeSpotRoutes } from "../waters/change-spot.routes.ts";
import { changeWaterRoutes } from "../waters/change-water.routes.ts";
import { conditionsRoutes, gaugeRoutes } from "../waters/conditions/gauge.routes.ts";
import { readingsRoutes } from "../waters/conditions/readings.routes.ts";
import { mergeWatersRoutes } from "../waters/merge-waters.routes.ts";
import { riverMarksRoutes } from "../waters/notifications/river-marks.routes.ts";
import { bothMaps } from "../waters/open-map.ts";
import { spotsRoutes } from "../waters/spots.routes.ts";
import { waterListRoutes } from "../waters/water-list.routes.ts";
import { watersRoutes } from "../waters/waters.routes.ts";
import { forecastRoutes } from "../weather/forecast.routes.ts";
import { isSignedForecast } from "../weather/present/sign-forecast.ts";
import { tidesRoutes } from "../weather/tides/tides.routes.ts";
import type { WeatherProvider } from "../weather/weather-provider.ts";
import { weatherRoutes } from "../weather/weather.routes.ts";
import { accountContents } from "./account-contents.ts";
import { exportContents } from "./export-contents.ts";
import { placeLookups } from "./jobs/sky-and-places.ts";
import { predictBy } from "./jobs/trip-jobs.ts";
import { logSubjects } from "./log-subjects.ts";
import { outgoingHosts } from "./outgoing-hosts.ts";
import type { Settings } from "./settings.ts";
import { shareContents } from "./share-contents.ts";

export interface Dependencies {
  settings: Settings;
  sessions: SessionContext;
  storage: Storage;
  /** Absent in tests, where space is not checked. */
  diskSpace?: DiskSpace | undefined;
  mapConnectivity: MapConnectivity;
  /** `null` if this Creel does not serve its own tiles. */
  ownTiles: OwnTiles | null;
  /** `null` if the weather is turned off. */
  weather: WeatherProvider | null;
  mailer: Mailer;
  /** Sends a mail at once, without the queue. */
  deliverMail: CarrierContext["deliverMail"];
  sendNotification: SendNotification;
  linkTo: LinkTo;
  requestResetLink: RequestResetLink;
  startImport: StartImport;
  /** Starts a job that needs no payload, unless it is queued or running. */
  startJob: (name: string) => Promise<void>;
  /** When this version first started here; absent in tests. */
  updatedAt?: Date | undefined;
  webFolder: string;
  /** The built documentation; nothing may be there. */
  docsFolder: string;
  logger?: FastifyBaseLogger;
}

export async function registerFeatures(api: FastifyInstance, dependencies: Dependencies): Promise<void> {
  await api.register((accounts) => accountContents(accounts, dependencies), { prefix: "/auth" });
  await api.register((accounts) => exportContents(accounts, dependencies), { prefix: "/auth" });
  await notificationContents(api, dependencies);
  await weatherContents(api, dependencies);
  await catchContents(api, dependencies);
  await tripContents(api, dependencies);
  await waterContents(api, dependencies);
  await gearContents(api, { sessions: dependencies.sessions, ...photoContext(dependencies) });
  await licenseContents(api, { sessions: dependencies.sessions, ...photoContext(dependencies) });
  await api.register(customFieldsRoutes, { prefix: "/custom-fields", sessions: dependencies.sessions });
  await api.register(limitsRoutes, { prefix: "/limits", sessions: dependencies.sessions });
  await api.register(oneLimitRoutes, { prefix: "/limits", sessions: dependencies.sessions });
  await returnContents(api, { sessions: dependencies.sessions });
  await calendarContents(api, dependencies);
  await insightContents(api, { sessions: dependencies.sessions, months: dependencies.weather });
  await doctorContents(api, dependencies);
  await importContents(api, dependencies);
  await shareContents(api, dependencies);
  await contactContents(api, dependencies);
  await api.register(tilesRoutes, { prefix: "/map", ownTiles: dependencies.ownTiles });
  await adminContents(api, dependencies);
}

const SKY = { ...placeLookups, minutesFromSolarNoon, solunarKind };

async function weatherContents(api: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { settings, sessions, weather } = dependencies;
  const { db } = sessions;
  const { weatherPerUser, placesPerUser } = settings.limits;
  const countSearch = limitPerHour(db, { keyPrefix: "places-user", points: placesPerUser });
  const countQuestion = limitPerHour(db, { keyPrefix: "weather-user", points: weatherPerUser });
  await api.register(placesRoutes, { prefix: "/places", sessions, countSearch });
  await api.register(weatherRoutes, { prefix: "/weather", sessions, weather, countQuestion });
  await api.register(tidesRoutes, { prefix: "/weather", sessions });
  const sky = { sessions, weather, placeLookups, countQuestion };
  await api.register(forecastRoutes, { prefix: "/weather", ...sky });
  await api.register(nowRoutes, { prefix: "/v1", sessions, weather, countQuestion, sky: SKY });
}

async function contactContents(api: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { settings, sessions, mailer } = dependencies;
  const { contactPerAddress } = settings.limits;
  const countMessage = limitPerHour(sessions.db, { keyPrefix: "contact-address", points: contactPerAddress });
  await api.register(contactRoutes, { sessions, mailer, operator: settings.operator, countMessage });
}

async function adminContents(api: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { sessions, mailer, linkTo, deliverMail, startJob, settings: machine } = dependencies;
  const attemptLimits = makeAttemptLimits(sessions.db, machine.limits);
  const confirmStep = makeConfirmStep({ sessions, attemptLimits, publicUrl: machine.publicUrl });
  await api.register(adminRoutes, {
    prefix: "/admin",
    sessions,
    ...photoContext(dependencies),
    confirmStep,
    mailer,
    linkTo,
    machine,
    outgoing: outgoingHosts(machine),
    startJob,
    deliverMail,
  });
}

async function tripContents(api: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { sessions, storage, weather } = dependencies;
  await api.register(
    async (trips) => {
      const isSigned: IsSigned = (...forecastAndSignature) =>
        isSignedForecast(sessions.keys.forecast, ...forecastAndSignature);
      const context = { sessions, storage, predict: predictBy(weather), isSigned };
      await trips.register(tripListRoutes, context);
      await trips.register(proposalsRoutes, context);
      await trips.register(tripsRoutes, context);
      await trips.register(changeTripRoutes, context);
      await trips.register(tripEventsRoutes, context);
      await trips.register(tripTrackRoutes, context);
    },
    { prefix: "/trips" },
  );
}

async function waterContents(
  api: FastifyInstance,
  { settings, sessions, webFolder, ownTiles, weather }: Dependencies,
): Promise<void> {
  const points = settings.limits.weatherPerUser;
  const countQuestion = limitPerHour(sessions.db, { keyPrefix: "weather-user", points });
  const openMap = bothMaps(builtInWaters(webFolder), ownTiles && makeOwnWaters(ownTiles));
  await api.register(
    async (waters) => {
      await waters.register(waterListRoutes, { sessions, openMap });
      await waters.register(riverMarksRoutes, { sessions });
      await waters.register(watersRoutes, { sessions });
      await waters.register(changeWaterRoutes, { sessions });
      await waters.register(mergeWatersRoutes, { sessions });
      await waters.register(spotsRoutes, { sessions });
      await waters.register(changeSpotRoutes, { sessions });
      await waters.register(gaugeRoutes, { sessions, weather, countQuestion });
      await waters.register(conditionsRoutes, { sessions, weather, countQuestion });
      await waters.register(readingsRoutes, { sessions });
    },
    { prefix: "/waters" },
  );
}

async function doctorContents(api: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { sessions, ownTiles } = dependencies;
  const { photos } = photoContext(dependencies);
  const { timeZoneAt } = placeLookups;
  await api.register(doctorRoutes, {
    prefix: "/doctor",
    sessions,
    timeZoneAt,
    mapWaters: ownTiles && makeMapWaters(ownTiles),
    subjects: logSubjects({ db: sessions.db, photos }),
  });
}

async function importContents(api: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { settings, sessions, storage, startImport } = dependencies;
  const { importsPerUser } = settings.limits;
  const countImport = limitPerHour(sessions.db, { keyPrefix: "imports-user", points: importsPerUser });
  const context = { sessions, storage, handlers: importHandlers, countImport, startImport };
  await api.register(importRoutes, { prefix: "/imports", ...context });
  await api.register(importRowsRoutes, { prefix: "/imports", ...context });
  await api.register(writeImportRoutes, { prefix: "/imports", ...context });
  const isWeatherOn = dependencies.weather !== null;
  const proposeTrips = (user: UserRow, gapHours: number) => proposeTripsOf(sessions.db, user, gapHours);
  await api.register(importTripsRoutes, { prefix: "/imports", sessions, proposeTrips });
  await api.register(importWeatherRoutes, { prefix: "/imports", sessions, isWeatherOn });
}

function photoContext({ settings, sessions, storage }: Dependencies) {
  const { photosPerUser } = settings.limits;
  return {
    photos: { storage, linkKey: sessions.keys.photoLink },
    countPhotos: limitPerHour(sessions.db, { keyPrefix: "photos-user", points: photosPerUser }),
  };
}

async function catchContents(api: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { photos, countPhotos } = photoContext(dependencies);
  const { sessions } = dependencies;
  await api.register(photosRoutes, { prefix: "/photos", ...photos });
  await api.register(
    async (catches) => {
      // Only these routes accept forms, because another site can post a form to a route without a token.
      await catches.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
      const context = { sessions, photos, countPhotos };
      await catches.register(logbookRoutes, context);
      await catches.register(bestsRoutes, context);
      await catches.register(pointsRoutes, context);
      await catches.register(samplesRoutes, context);
      await catches.register(catchesRoutes, context);
      await catches.register(changeCatchRoutes, context);
      await catches.register(addPhotoRoutes, context);
      await catches.register(autofilledConditionsRoutes, context);
    },
    { prefix: "/catches" },
  );
}

async function gearContents(api: FastifyInstance, context: GearContext): Promise<void> {
  await api.register(
    async (gear) => {
      await gear.register(gearRoutes, context);
      await gear.register(changeGearRoutes, context);
      await gear.register(mergeGearRoutes, context);
      await gear.register(gearPhotoRoutes, context);
      await gear.register(mergedPhotoRoutes, context);
    },
    { prefix: "/gear" },
  );
}

/** Registers the routes of insights and lure trials. */
async function insightContents(
  api: FastifyInstance,
  { sessions, months }: { sessions: SessionContext; months: WeatherProvider | null },
): Promise<void> {
  await api.register(questionsRoutes, { prefix: "/insights", sessions });
  await api.register(lureTrialsRoutes, { prefix: "/lure-trials", sessions });
  await api.register(changeTrialRoutes, { prefix: "/lure-trials", sessions });
  await api.register(outingsRoutes, { prefix: "/insights", sessions, sky: SKY, months });
  await api.register(countsRoutes, { prefix: "/insights", sessions });
  await api.register(rateMapRoutes, { prefix: "/insights", sessions });
  await api.register(comparedHoursRoutes, { prefix: "/insights", sessions, months, solunarKind });
}
