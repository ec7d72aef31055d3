import { callApi } from "../setup/api.ts";

/** A catch that has arrived on the server. Its weight identifies it, and their widths identify its photos. */
export interface Arrived {
  id: string;
  weight: number;
  widths: number[];
  /** The instant of the catch; `createdAt` is when the server created it. */
  date: string;
  createdAt: string;
}

interface Answer {
  catches: {
    id: string;
    weight: number;
    photos: { width: number }[];
    date: string;
    created_at: string;
  }[];
}

/** Returns the catches in the order in which the server created them. */
export async function arrivedAt(url: string, { token }: { token: string }): Promise<Arrived[]> {
  const { catches } = (await callApi(url, "/catches?limit=100", { token })) as unknown as Answer;
  return catches
    .map(({ id, weight, photos, date, created_at: createdAt }) => ({
      id,
      weight,
      widths: photos.map(({ width }) => width),
      date,
      createdAt,
    }))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}
