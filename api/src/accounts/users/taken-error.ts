import { AppError } from "../../errors/errors.ts";
import type { Taken } from "./users.repository.ts";

const SENTENCES: Record<Taken, string> = {
  email: "An account with this email already exists",
  username: "This username is already taken. Please choose another.",
};

/** The refusal of what another account has already, by the name of its field. */
export function takenError(what: Taken): AppError {
  return new AppError(`${what}_taken`, { fields: { [what]: SENTENCES[what] } });
}
