import { AppError } from "../../errors/errors.ts";
import type { TakenField } from "./users.repository.ts";

export function takenError(what: TakenField): AppError {
  const code = `${what}_taken` as const;
  return new AppError(code, { fields: { [what]: { code } } });
}
