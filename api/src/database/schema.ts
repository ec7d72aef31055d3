import type { AccountStatus, Role, UnitSystem } from "@creel/domain/accounts/user";
import type { ContactStatus } from "@creel/domain/admin/admin-messages";
import type { AuditAction, AuditDetails } from "@creel/domain/admin/audit";
import type { ContactPriority, ContactSubject } from "@creel/domain/contact/contact";
import type { CustomValues } from "@creel/domain/custom-fields/custom-field";
import type { FillableName } from "@creel/domain/details/details";
import type { ColumnType, Generated, Selectable } from "kysely";

import type { DetailColumns } from "./detail-columns.ts";
import type { CustomFieldTable } from "./tables/custom-field-table.ts";
import type { GearTable } from "./tables/gear-tables.ts";
import type { ImportRowTable, ImportTable } from "./tables/import-tables.ts";
import type { DoctorDismissalTable, InsightQuestionTable, LureTrialTable } from "./tables/insight-tables.ts";
import type { MergeTable } from "./tables/merge-table.ts";
import type { RevealTable, ShareTable } from "./tables/share-tables.ts";
import type {
  RemovedTripTable,
  ScorePredictionTable,
  TripEventTable,
  TripHourTable,
  TripPositionTable,
  TripTable,
} from "./tables/trip-tables.ts";
import type { SpotTable, WaterTable } from "./tables/water-tables.ts";

interface UserTable {
  id: string;
  email: string;
  username: string;
  /** Usernames that look alike have the same; it is `null` where an older account has it. */
  usernameSkeleton: Generated<string | null>;
  firstName: string;
  lastName: string;
  passwordHash: string;
  role: Generated<Role>;
  accountStatus: Generated<AccountStatus>;
  freePremiumAccess: Generated<boolean>;
  units: Generated<UnitSystem>;
  timeZone: Generated<string>;
  /** `null` where none was chosen. */
  language: Generated<string | null>;
  homeLatitude: Generated<number | null>;
  homeLongitude: Generated<number | null>;
  createdAt: Generated<Date>;
}

export interface SessionTable {
  userId: string;
  id: string;
  /** SHA-256 of the refresh token that is valid now. */
  currentHash: Buffer;
  /** SHA-256 of the one before it, which within the grace period yields the same successor. */
  previousHash: Buffer | null;
  rotatedAt: Date;
  device: string;
  ip: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date;
  revokedAt: Date | null;
}

interface EmailChangeTable {
  userId: string;
  /** The new one, which signs in once its link was followed. */
  email: string;
  /** SHA-256 of the link's token. */
  tokenHash: Buffer;
  /** SHA-256 of what must not have changed since. */
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
  /** HH:mm:ss on the angler's clock; `null` when only the day is known, and `caughtAt` is noon of it. */
  caughtTime: string | null;
  latitude: number | null;
  longitude: number | null;
  /** In whose square it is shown; `null` until that is said. */
  squareLatitude: Generated<number | null>;
  squareLongitude: Generated<number | null>;
  /** In meters; `null` when no device measured the place. */
  positionAccuracyM: Generated<number | null>;
  /** What had to be added to the device's clock, in seconds; `null` when that was not known. */
  clockOffsetS: Generated<number | null>;
  /** When conditions are looked up to be filled in; `null` when they are not. */
  fillAfter: Generated<Date | null>;
  fillTries: Generated<number>;
  /** What was filled in after it was saved and is unchanged. */
  filledFields: Generated<FillableName[]>;
  filledSource: Generated<string | null>;
  filledAt: Generated<Date | null>;
  /** The version that the filling in made. */
  filledVersion: Generated<number | null>;
  /** `null` when it was caught on none, or on one that is deleted. */
  tripId: Generated<string | null>;
  /** The angler said that it belongs to no trip. */
  notInTrip: Generated<boolean>;
  waterId: Generated<string | null>;
  spotId: Generated<string | null>;
  /** The angler said which, or that it is none; else it is found by the place. */
  isWaterChosen: Generated<boolean>;
  isSpotChosen: Generated<boolean>;
  /** Of the tackle box. */
  lureId: Generated<string | null>;
  variantId: Generated<string | null>;
  rodId: Generated<string | null>;
  /** Values of own fields. */
  custom: ColumnType<CustomValues, CustomValues | undefined, CustomValues>;
  /** Made up, to try Creel with; in its owner's logbook and nowhere else. */
  isSample: Generated<boolean>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface PhotoTable {
  userId: string;
  id: string;
  catchId: string;
  /** Names its files; made anew for every upload. */
  fileId: string;
  position: number;
  /** Of the display rendition. */
  width: number;
  height: number;
  bytes: number;
  placeholder: string;
  /** As in `takenAtSchema`; its angler alone is told. */
  takenAt: string | null;
  /** Came with a sample log. */
  isSample: Generated<boolean>;
  createdAt: Generated<Date>;
}

interface WeatherAnswerTable {
  /** The angler who asked. */
  userId: string;
  source: string;
  cell: string;
  hour: Date;
  /** JSON; `null` while the first answer is awaited. */
  answer: string | null;
  answeredAt: Date | null;
  freshUntil: Date | null;
  askedUntil: Date | null;
  restsUntil: Date | null;
  /** When a job asks for it next; `null` when it does not. */
  askAfter: Date | null;
  askTries: Generated<number>;
}

interface PasswordResetTable {
  userId: string;
  /** SHA-256 of the token. */
  tokenHash: Buffer;
  /** SHA-256 of what must not have changed since. */
  accountState: Buffer;
  expiresAt: Date;
}

interface ContactMessageTable {
  id: string;
  /** Of who was signed in as they wrote. */
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
  /** Whether it was done to somebody, who may have gone since. */
  hasUser: boolean;
  details: AuditDetails;
}

/** What the tallies count; written by the database itself. */
interface TallyView {
  subject: "catches" | "photos" | "trips";
  /** A species in small letters. */
  key: string;
  name: string;
  count: number;
  bytes: number;
}

export interface Schema {
  users: UserTable;
  sessions: SessionTable;
  passwordResets: PasswordResetTable;
  emailChanges: EmailChangeTable;
  catches: CatchTable;
  photos: PhotoTable;
  waters: WaterTable;
  spots: SpotTable;
  gear: GearTable;
  customFields: CustomFieldTable;
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
  reveals: RevealTable;
  shares: ShareTable;
  imports: ImportTable;
  importRows: ImportRowTable;
  weatherAnswers: WeatherAnswerTable;
  contactMessages: ContactMessageTable;
  auditEntries: AuditEntryTable;
  logTallies: TallyView;
}

export type UserRow = Omit<Selectable<UserTable>, "usernameSkeleton">;
export type SessionRow = Selectable<SessionTable>;
export type PasswordResetRow = Selectable<PasswordResetTable>;
export type EmailChangeRow = Selectable<EmailChangeTable>;
export type CatchRow = Selectable<CatchTable>;
export type WeatherAnswerRow = Selectable<WeatherAnswerTable>;
export type ContactMessageRow = Selectable<ContactMessageTable>;
export type AuditEntryRow = Selectable<AuditEntryTable>;
export type WaterRow = Selectable<WaterTable>;
export type SpotRow = Selectable<SpotTable>;
export type CustomFieldRow = Selectable<CustomFieldTable>;
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
