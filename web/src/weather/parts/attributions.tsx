import type { Attribution } from "@creel/domain/weather/provenance";

import { classNames } from "../../ui/styles/class-names.ts";

import * as styles from "./attributions.module.css";

interface AttributionsProps {
  of: readonly Attribution[];
  className?: string;
}

/** Whose data these are, beside them. */
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
