import { callApi } from "../setup/api.ts";

/** A catch that has arrived, told by its weight, with its photos told by their widths. */
export interface Arrived {
  id: string;
  weight: number;
  widths: number[];
  /** The instant at which it was caught, and at which the server made it. */
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

/** In the order in which the server made them. */
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
