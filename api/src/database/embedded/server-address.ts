/** How to reach a server, in the words of the `pg` driver. */
export interface ServerAddress {
  host: string;
  port: number;
  user: string;
  database: string;
}

/** The superuser of the embedded cluster, as whom Creel connects. */
export const USER = "creel";
