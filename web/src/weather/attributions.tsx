import type { Attribution } from "@creel/domain/weather/provenance";

/** Whose data these are, beside them. */
export function Attributions({ of }: { of: readonly Attribution[] }) {
  if (of.length === 0) return null;
  return (
    <p className="attributions">
      {of.map(({ text, url, licence }) => (
        <span key={url}>
          <a href={url} rel="noreferrer">
            {text}
          </a>
          {licence && (
            <>
              {", "}
              <a href={licence.url} rel="noreferrer">
                {licence.name}
              </a>
            </>
          )}
        </span>
      ))}
    </p>
  );
}
