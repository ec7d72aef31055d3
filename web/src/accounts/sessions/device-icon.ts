import { Laptop, type LucideIcon, Smartphone, Tablet } from "lucide-react";

/** The shape of a device, from its name. */
export function deviceIcon(device: string): LucideIcon {
  if (/iPad|tablet/i.test(device)) return Tablet;
  return /iPhone|Android/.test(device) ? Smartphone : Laptop;
}
