/** The address of a server, with the option names of the `pg` driver. */
export interface ServerAddress {
  host: string;
  port: number;
  user: string;
  database: string;
}

/** The superuser of the embedded cluster, as which Creel connects. */
export const USER = "creel";
