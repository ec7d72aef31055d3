import type { Role } from "@creel/domain/accounts/user";
import { newAdminUserSchema, roleChangeSchema } from "@creel/domain/admin/admin-users";
import * as z from "zod/mini";

import { passwordWaySchema, type PasswordWayValues } from "./password-way.tsx";

const { firstName, lastName, email } = newAdminUserSchema.shape;

export const newUserFormSchema = z.intersection(
  z.object({ firstName, lastName, email, role: roleChangeSchema.shape.role }),
  passwordWaySchema,
);

export interface NewUserValues extends PasswordWayValues {
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
}

export const EMPTY_USER: NewUserValues = {
  firstName: "",
  lastName: "",
  email: "",
  role: "angler",
  way: "link",
  password: "",
};
