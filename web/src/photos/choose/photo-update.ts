import type { FormPhoto, NewPhoto } from "./form-photo.ts";

export type PhotoUpdate = (change: (was: readonly FormPhoto[]) => FormPhoto[]) => void;

export function changing(id: string, change: Partial<NewPhoto> | Pick<FormPhoto, "isRemoved">) {
  return (was: readonly FormPhoto[]): FormPhoto[] =>
    was.map((photo) => (photo.id === id ? Object.assign({ ...photo }, change) : photo));
}
