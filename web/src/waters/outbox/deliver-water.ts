import { writtenSpotSchema, writtenWaterSchema } from "@creel/domain/waters/water";

import { send, sendForNothing } from "../../http/send.ts";
import type { WaterItem, WaterAnswer } from "./water-item.ts";

type Call = Parameters<typeof send>[0];

/**
 * Sends one item of a water; each may be sent again: the server does it once.
 *
 * @throws ApiError, NetworkError
 */
export async function deliverWater({ subjectId: waterId, work }: WaterItem): Promise<WaterAnswer> {
  const path = `/waters/${waterId}`;
  switch (work.kind) {
    case "create":
      return waterIn({ method: "POST", path: "/waters", body: work.fields });
    case "change":
      return waterIn({ method: "PUT", path, body: work.fields, headers: ifMatch(work.base) });
    case "delete":
      return nothing(path);
    case "add spot":
      return spotIn({ method: "POST", path: `${path}/spots`, body: work.spot });
    case "change spot": {
      const { base, fields: body, spotId } = work;
      return spotIn({ method: "PUT", path: `${path}/spots/${spotId}`, body, headers: ifMatch(base) });
    }
    case "remove spot":
      return nothing(`${path}/spots/${work.spotId}`);
  }
}

async function waterIn(call: Call): Promise<WaterAnswer> {
  return { written: await send(call, writtenWaterSchema), spot: null };
}

async function spotIn(call: Call): Promise<WaterAnswer> {
  return { written: null, spot: (await send(call, writtenSpotSchema)).spot };
}

async function nothing(path: string): Promise<WaterAnswer> {
  await sendForNothing({ method: "DELETE", path });
  return { written: null, spot: null };
}

function ifMatch(base: { version: number } | null): Record<string, string> {
  return base ? { "if-match": `"${base.version}"` } : {};
}
