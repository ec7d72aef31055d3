import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { useOperator } from "../operator/operator.ts";

/** Who runs this Creel, as far as they have said so in the settings. */
export function Operator() {
  const { name, location, supportEmail } = useOperator();
  return (
    <p>
      {name
        ? t`Run by ${[name, location].filter(Boolean).join(", ")}; write to them `
        : t`The people who run this site; write to them `}
      {supportEmail && (
        <>
          <Trans>
            at <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or{" "}
          </Trans>
        </>
      )}
      on <Link to="/contact">{t`the contact page`}</Link>.
    </p>
  );
}
