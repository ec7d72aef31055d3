import type { Attribution } from "@creel/domain/weather/provenance";
import { t } from "@lingui/core/macro";

import { classNames } from "../ui/styles/class-names.ts";

import * as styles from "./attributions.module.css";

interface AttributionsProps {
  of: readonly Attribution[];
  className?: string;
}

/** Credits the sources of the data shown beside it. */
export function Attributions({ of, className }: AttributionsProps) {
  if (of.length === 0) return null;
  return (
    <p className={classNames(styles.root, className)}>
      {of.map(({ text, url, license }) => (
        <span key={url}>
          <a href={url} rel="noreferrer">
            {text}
          </a>
          {license && (
            <>
              {", "}
              <a href={license.url} rel="noreferrer">
                {license.name}
              </a>
            </>
          )}
        </span>
      ))}
    </p>
  );
}

interface SourcesLineProps {
  /** Whether the page shows the moon and the sun. */
  hasSky: boolean;
  /** The sources of all answers on the page. Each source is listed once. */
  attribution: readonly Attribution[];
}

/** Credits the data sources, as their licenses require, and says which values Creel calculates. */
export function SourcesLine({ hasSky, attribution }: SourcesLineProps) {
  const sources = [...new Map(attribution.map((source) => [source.text, source])).values()];
  return (
    <p className={styles.sourcesLine}>
      {sources.map(({ text, url, license }) => (
        <span key={text}>
          <a href={url}>{text}</a>
          {license && (
            <>
              {" ("}
              <a href={license.url}>{license.name}</a>)
            </>
          )}
          {". "}
        </span>
      ))}
      {hasSky && t`Moon, sun and solunar times are calculated, not forecast.`}
    </p>
  );
}
