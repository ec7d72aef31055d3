import type { Alert } from "@creel/domain/weather/alert";
import { isSevere } from "@creel/domain/weather/alert-codes";
import { useEffect, useState } from "react";

import { formatNews } from "./format-alert.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

/** Before what is new in a region that is new itself is said. */
const PAUSE_MS = 500;

/** What was said since the page was loaded; an alert is news once. */
const told = new Set<string>();

/** Reads out severe and extreme alerts that were not there before, without interrupting. */
export function AlertNews({ alerts }: { alerts: readonly Alert[] }) {
  const [news, setNews] = useState("");
  const grave = alerts.filter(({ severity }) => isSevere(severity));
  const ids = grave.map(({ id }) => id).join(" ");

  useEffect(() => {
    const fresh = grave.filter(({ id }) => !told.has(id));
    if (fresh.length === 0) return;
    // A region that is new on the page is not read out; what comes into it later is.
    const timer = setTimeout(() => {
      for (const { id } of fresh) told.add(id);
      setNews(fresh.map(formatNews).join(" "));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the ids are what makes them others
  }, [ids]);

  return (
    <p className={utilities.visuallyHidden} role="status">
      {news}
    </p>
  );
}
