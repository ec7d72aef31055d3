import { useLureNames } from "../../catches/labels/use-lure-names.ts";
import { RatesOfWater } from "../../insights/decisions/rates-of-water.tsx";

export function RatesHere({ waterId }: { waterId: string }) {
  return <RatesOfWater waterId={waterId} lureName={useLureNames()} />;
}
