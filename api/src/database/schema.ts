import type { SignInWay } from "@creel/domain/accounts/device-sessions";
import type { AccountStatus, Role, UnitSystem } from "@creel/domain/accounts/user";
import type { ContactStatus } from "@creel/domain/admin/admin-messages";
import type { AuditAction, AuditDetails } from "@creel/domain/admin/audit";
import type { ContactPriority, ContactSubject } from "@creel/domain/contact/contact";
import type { CustomValues } from "@creel/domain/custom-fields/custom-field";
import type { FillableName } from "@creel/domain/details/details";
import type { ColumnType, Generated, Selectable } from "kysely";

import type { DetailColumns } from "./detail-columns.ts";
import type { ApiTokenTable } from "./tables/api-token-table.ts";
import type { CalendarTable, GoodDayTable } from "./tables/calendar-tables.ts";
import type { CustomFieldTable } from "./tables/custom-field-table.ts";
import type { GearTable } from "./tables/gear-tables.ts";
import type { IdentityTable } from "./tables/identity-table.ts";
import type { ImportRowTable, ImportTable } from "./tables/import-tables.ts";
import type { DoctorDismissalTable, InsightQuestionTable, LureTrialTable } from "./tables/insight-tables.ts";
import type { LicenseTable, ReminderTable } from "./tables/license-tables.ts";
import type { LimitTable } from "./tables/limit-table.ts";
import type {
  BackupRunTable,
  DiskUseTable,
  JobRunTable,
  NewestReleaseTable,
  OutgoingRequestTable,
  VersionStartTable,
} from "./tables/machine-tables.ts";
import type { MergeTable } from "./tables/merge-table.ts";
import type {
  NotificationChannelTable,
  NotificationSentTable,
  NotificationSettingsTable,
  NotificationTopicTable,
} from "./tables/notification-tables.ts";
import type { BackupCodeTable, PasskeyTable, SecondStepTable } from "./tables/passkey-tables.ts";
import type { ReturnTable, ReturnTemplateTable } from "./tables/return-tables.ts";
import type { RiverMarkTable, ToldAlertTable } from "./tables/river-mark-tables.ts";
import type { RevealTable, ShareTable } from "./tables/share-tables.ts";
import type {
  RemovedTripTable,
  ScorePredictionTable,
  TripEventTable,
  TripHourTable,
  TripPositionTable,
  TripTable,
} from "./tables/trip-tables.ts";
import type { SpotTable, WaterReadingTable, WaterTable } from "./tables/water-tables.ts";

interface UserTable {
  id: string;
  email: string;
  username: string;
  /** The same for usernames that look alike; `null` if an older account already has it. */
  usernameSkeleton: Generated<string | null>;
  firstName: string;
  lastName: string;
  /** `null` if the account has no password, because a provider's sign-in created it. */
  passwordHash: string | null;
  role: Generated<Role>;
  accountStatus: Generated<AccountStatus>;
  freePremiumAccess: Generated<boolean>;
  units: Generated<UnitSystem>;
  timeZone: Generated<string>;
  /** `null` if no language was chosen. */
  language: Generated<string | null>;
  homeLatitude: Generated<number | null>;
  homeLongitude: Generated<number | null>;
  createdAt: Generated<Date>;
  /** When the throw-away account of a demo's visitor ends; `null` for every other account. */
  demoUntil: Generated<Date | null>;
}

export interface SessionTable {
  userId: string;
  id: string;
  /** SHA-256 of the currently valid refresh token. */
  currentHash: Buffer;
  /** SHA-256 of the previous token, which gives the same successor within the grace period. */
  previousHash: Buffer | null;
  rotatedAt: Date;
  device: string;
  ip: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date;
  revokedAt: Date | null;
  way: Generated<SignInWay>;
  /** The provider's ID token, encrypted; `null` if no provider signed in, or it cannot sign out. */
  providerToken: Generated<string | null>;
}

interface EmailChangeTable {
  userId: string;
  /** The new email address. It becomes the sign-in address after its link is followed. */
  email: string;
  /** SHA-256 of the link's token. */
  tokenHash: Buffer;
  /** SHA-256 of the account data that must not have changed since. */
  accountState: Buffer;
  expiresAt: Date;
}

export interface CatchTable extends DetailColumns {
  userId: string;
  id: string;
  version: Generated<number>;
  species: string;
  caughtAt: Date;
  timeZone: string;
  /** The day on the angler's clock, as yyyy-mm-dd. */
  caughtOn: string;
  /** HH:mm:ss on the angler's clock; `null` if only the day is known, and `caughtAt` is then noon. */
  caughtTime: string | null;
  latitude: number | null;
  longitude: number | null;
  /** A place in the square in which the catch is shown; `null` until it is assigned. */
  squareLatitude: Generated<number | null>;
  squareLongitude: Generated<number | null>;
  /** Meters; `null` if no device measured the place. */
  positionAccuracyM: Generated<number | null>;
  /** Seconds that were added to the device's clock; `null` if that was not known. */
  clockOffsetS: Generated<number | null>;
  /** When the conditions are looked up next; `null` for never. */
  fillAfter: Generated<Date | null>;
  fillTries: Generated<number>;
  /** The fields that were filled in after saving and are unchanged. */
  filledFields: Generated<FillableName[]>;
  filledSource: Generated<string | null>;
  filledAt: Generated<Date | null>;
  /** The version that the autofill created. */
  filledVersion: Generated<number | null>;
  /** `null` if the catch belongs to no trip or to a deleted one. */
  tripId: Generated<string | null>;
  /** True if the angler said that the catch belongs to no trip. */
  notInTrip: Generated<boolean>;
  waterId: Generated<string | null>;
  spotId: Generated<string | null>;
  /** True if the angler chose the water, or chose none; otherwise the place determines it. */
  isWaterChosen: Generated<boolean>;
  isSpotChosen: Generated<boolean>;
  /** A lure from the tackle box. */
  lureId: Generated<string | null>;
  variantId: Generated<string | null>;
  rodId: Generated<string | null>;
  /** Values of custom fields. */
  custom: ColumnType<CustomValues, CustomValues | undefined, CustomValues>;
  /** True for a made-up catch to try Creel with, which is only in its owner's logbook. */
  isSample: Generated<boolean>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface PhotoTable {
  userId: string;
  id: string;
  catchId: string;
  /** The id in the names of its files, new for every upload. */
  fileId: string;
  position: number;
  /** Dimensions of the display rendition. */
  width: number;
  height: number;
  bytes: number;
  placeholder: string;
  /** The format is that of `takenAtSchema`; only the angler sees it. */
  takenAt: string | null;
  /** True if the photo is part of a sample log. */
  isSample: Generated<boolean>;
  createdAt: Generated<Date>;
}

interface WeatherAnswerTable {
  /** The angler who asked. */
  userId: string;
  source: string;
  cell: string;
  hour: Date;
  /** JSON; `null` until the first answer. */
  answer: string | null;
  answeredAt: Date | null;
  freshUntil: Date | null;
  askedUntil: Date | null;
  restsUntil: Date | null;
  /** When a job asks for it next; `null` for never. */
  askAfter: Date | null;
  askTries: Generated<number>;
}

interface PasswordResetTable {
  userId: string;
  /** SHA-256 of the token. */
  tokenHash: Buffer;
  /** SHA-256 of the account data that must not have changed since. */
  accountState: Buffer;
  expiresAt: Date;
}

interface ContactMessageTable {
  id: string;
  /** The user who was signed in when sending the message. */
  userId: string | null;
  name: string;
  email: string;
  subject: ContactSubject;
  message: string;
  priority: ContactPriority;
  status: Generated<ContactStatus>;
  handledBy: Generated<string | null>;
  handledAt: Generated<Date | null>;
  createdAt: Generated<Date>;
}

interface AuditEntryTable {
  id: string;
  at: Generated<Date>;
  /** `null` for the server itself. */
  adminId: string | null;
  adminName: string | null;
  ip: string | null;
  action: AuditAction;
  userId: string | null;
  userName: string | null;
  /** True if the action affected a user, who may have been deleted since. */
  hasUser: boolean;
  details: AuditDetails;
}

/** The counts of the tallies, which the database itself maintains. */
interface TallyView {
  subject: "catches" | "photos" | "trips";
  /** A species in lowercase. */
  key: string;
  name: string;
  count: number;
  bytes: number;
}

export interface Schema {
  users: UserTable;
  sessions: SessionTable;
  apiTokens: ApiTokenTable;
  passkeys: PasskeyTable;
  secondSteps: SecondStepTable;
  backupCodes: BackupCodeTable;
  passwordResets: PasswordResetTable;
  emailChanges: EmailChangeTable;
  identities: IdentityTable;
  catches: CatchTable;
  photos: PhotoTable;
  waters: WaterTable;
  spots: SpotTable;
  waterReadings: WaterReadingTable;
  riverMarks: RiverMarkTable;
  toldAlerts: ToldAlertTable;
  gear: GearTable;
  customFields: CustomFieldTable;
  licenses: LicenseTable;
  limits: LimitTable;
  merges: MergeTable;
  trips: TripTable;
  tripEvents: TripEventTable;
  tripHours: TripHourTable;
  tripPositions: TripPositionTable;
  scorePredictions: ScorePredictionTable;
  removedTrips: RemovedTripTable;
  insightQuestions: InsightQuestionTable;
  lureTrials: LureTrialTable;
  doctorDismissals: DoctorDismissalTable;
  reminders: ReminderTable;
  notificationChannels: NotificationChannelTable;
  notificationTopics: NotificationTopicTable;
  notificationSettings: NotificationSettingsTable;
  notificationsSent: NotificationSentTable;
  returns: ReturnTable;
  returnTemplates: ReturnTemplateTable;
  reveals: RevealTable;
  shares: ShareTable;
  calendars: CalendarTable;
  goodDays: GoodDayTable;
  imports: ImportTable;
  importRows: ImportRowTable;
  weatherAnswers: WeatherAnswerTable;
  contactMessages: ContactMessageTable;
  auditEntries: AuditEntryTable;
  logTallies: TallyView;
  backupRuns: BackupRunTable;
  jobRuns: JobRunTable;
  outgoingRequests: OutgoingRequestTable;
  diskUses: DiskUseTable;
  versionStarts: VersionStartTable;
  newestReleases: NewestReleaseTable;
}

export type UserRow = Omit<Selectable<UserTable>, "usernameSkeleton">;
export type SessionRow = Selectable<SessionTable>;
export type ApiTokenRow = Selectable<ApiTokenTable>;
export type PasskeyRow = Selectable<PasskeyTable>;
export type SecondStepRow = Selectable<SecondStepTable>;
export type PasswordResetRow = Selectable<PasswordResetTable>;
export type EmailChangeRow = Selectable<EmailChangeTable>;
export type IdentityRow = Selectable<IdentityTable>;
export type CatchRow = Selectable<CatchTable>;
export type WeatherAnswerRow = Selectable<WeatherAnswerTable>;
export type ContactMessageRow = Selectable<ContactMessageTable>;
export type AuditEntryRow = Selectable<AuditEntryTable>;
export type WaterRow = Selectable<WaterTable>;
export type RiverMarkRow = Selectable<RiverMarkTable>;
export type CalendarRow = Selectable<CalendarTable>;
export type GoodDayRow = Selectable<GoodDayTable>;
export type SpotRow = Selectable<SpotTable>;
export type WaterReadingRow = Selectable<WaterReadingTable>;
export type CustomFieldRow = Selectable<CustomFieldTable>;
export type LicenseRow = Selectable<LicenseTable>;
export type LimitRow = Selectable<LimitTable>;
export type NotificationChannelRow = Selectable<NotificationChannelTable>;
export type ReturnRow = Selectable<ReturnTable>;
export type ReturnTemplateRow = Selectable<ReturnTemplateTable>;
export type GearRow = Selectable<GearTable>;
export type TripRow = Selectable<TripTable>;
export type TripEventRow = Selectable<TripEventTable>;
export type TripHourRow = Selectable<TripHourTable>;
export type TripPositionRow = Selectable<TripPositionTable>;
export type ScorePredictionRow = Selectable<ScorePredictionTable>;
export type InsightQuestionRow = Selectable<InsightQuestionTable>;
export type LureTrialRow = Selectable<LureTrialTable>;
export type ShareRow = Selectable<ShareTable>;
export type ImportRow = Selectable<ImportTable>;
export type StagedRow = Selectable<ImportRowTable>;
export type PhotoRow = Selectable<PhotoTable>;
export type BackupRunRow = Selectable<BackupRunTable>;
export type JobRunRow = Selectable<JobRunTable>;
export type DiskUseRow = Selectable<DiskUseTable>;
export type NewestReleaseRow = Selectable<NewestReleaseTable>;
