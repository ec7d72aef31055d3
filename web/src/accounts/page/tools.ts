import { CUSTOM_FIELD_LIMITS } from "@creel/domain/custom-fields/custom-field-limits";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import {
  ArrowUpDown,
  BriefcaseBusiness,
  Link,
  ListChecks,
  FileCheck,
  type LucideIcon,
  MapPinned,
  Ruler,
  Settings,
  TextCursorInput,
} from "lucide-react";

import { useCustomFields } from "../../custom-fields/use-custom-fields.ts";
import { doctorQuery } from "../../doctor/api.ts";
import { gearQuery } from "../../gear/data/api.ts";
import { useGear } from "../../gear/data/use-gear.ts";
import { locale } from "../../i18n/locale.ts";
import { useEndingLicenses } from "../../licenses/data/use-licenses.ts";

export interface Tool {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Names its contents or its purpose, in a few words. */
  about: string;
  /** How many of its entries need the angler's attention. */
  waiting?: number;
}

/** Returns the tools that have no place in the header. Their descriptions use what this device already knows. */
export function useTools(): readonly Tool[] {
  const { data: doctor } = useQuery({ ...doctorQuery, staleTime: Infinity });
  return [
    { path: "/tackle-box", label: t`Tackle box`, icon: BriefcaseBusiness, about: useBox() },
    {
      path: "/import-export",
      label: t`Import & export`,
      icon: ArrowUpDown,
      about: t`Import an old log, export yours`,
    },
    {
      path: "/profile/maps",
      label: t`Offline maps`,
      icon: MapPinned,
      about: t`Lakes, shores, and names with no signal`,
    },
    {
      path: "/profile/limits",
      label: t`Limits and licenses`,
      icon: Ruler,
      about: t`Sizes, bags, seasons, your cards`,
      waiting: useEndingLicenses().length,
    },
    {
      path: "/returns",
      label: t`Returns`,
      icon: FileCheck,
      about: t`What a river, club or authority asks for`,
    },
    {
      path: "/catches/doctor",
      label: t`Check my log`,
      icon: ListChecks,
      about: t`Typos, wrong places, odd dates`,
      waiting: doctor?.total ?? 0,
    },
    {
      path: "/shared-links",
      label: t`Shared links`,
      icon: Link,
      about: t`What’s public and who can see it`,
    },
    {
      path: "/custom-fields",
      label: t`Custom fields`,
      icon: TextCursorInput,
      about: useFieldNames(),
    },
    {
      path: "/settings",
      label: t`Settings`,
      icon: Settings,
      about: t`Units, time, theme, home water`,
    },
  ];
}

/** Returns text such as "14 lures, 3 rods". */
function useBox(): string {
  const { data } = useQuery({ ...gearQuery, enabled: false });
  const gear = useGear();
  if (!data || gear.length === 0) return t`Your lures and rods`;
  const lures = gear.filter(({ kind }) => kind === "lure").length;
  const rods = gear.length - lures;
  const parts = [
    lures > 0 && t`${plural(lures, { one: "# lure", other: "# lures" })}`,
    rods > 0 && t`${plural(rods, { one: "# rod", other: "# rods" })}`,
  ];
  return new Intl.ListFormat(locale, { type: "unit" }).format(parts.filter((part) => part !== false));
}

/** The most custom fields that are listed by name. */
const MOST_NAMED = 3;

function useFieldNames(): string {
  const names = useCustomFields().map(({ name }) => name);
  const most = CUSTOM_FIELD_LIMITS.perUser;
  if (names.length === 0) return t`Add up to ${most} of your own`;
  return new Intl.ListFormat(locale, { type: "unit" }).format(names.slice(0, MOST_NAMED));
}
