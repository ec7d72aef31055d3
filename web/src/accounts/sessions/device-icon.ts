import { Laptop, type LucideIcon, Smartphone, Tablet } from "lucide-react";

export function deviceIcon(device: string): LucideIcon {
  if (/iPad|tablet/i.test(device)) return Tablet;
  return /iPhone|Android/.test(device) ? Smartphone : Laptop;
}
