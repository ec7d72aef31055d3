import type { CustomFieldKind, CustomFieldSubject } from "@creel/domain/custom-fields/custom-field";
import type { Generated, JSONColumnType } from "kysely";

export interface CustomFieldTable {
  userId: string;
  id: string;
  version: Generated<number>;
  position: number;
  subject: Generated<CustomFieldSubject>;
  name: string;
  kind: CustomFieldKind;
  unit: Generated<string | null>;
  choices: JSONColumnType<string[]>;
  isRemoved: Generated<boolean>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}
