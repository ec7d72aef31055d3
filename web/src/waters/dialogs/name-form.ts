import { newWaterSchema } from "@creel/domain/waters/new-water";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";

import { formResolver } from "../../i18n/form-resolver.ts";

const nameSchema = z.pick(newWaterSchema, { name: true });

export type NameValues = z.input<typeof nameSchema>;

/** The one thing that is typed and may be refused. */
export function useNameForm(name: string) {
  return useForm<NameValues>({ resolver: formResolver(nameSchema), defaultValues: { name } });
}
