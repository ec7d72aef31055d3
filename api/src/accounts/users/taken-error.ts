import { AppError } from "../../errors/errors.ts";
import type { TakenField } from "./users.repository.ts";

const SENTENCES: Record<TakenField, string> = {
  email: "An account with this email already exists",
  username: "This username is already taken. Please choose another.",
};

export function takenError(what: TakenField): AppError {
  return new AppError(`${what}_taken`, { fields: { [what]: SENTENCES[what] } });
}
