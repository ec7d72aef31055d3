import type { Attribution } from "@creel/domain/weather/provenance";

/** Whose data these are, beside them. */
export function Attributions({ of }: { of: readonly Attribution[] }) {
  if (of.length === 0) return null;
  return (
    <p className="attributions">
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
