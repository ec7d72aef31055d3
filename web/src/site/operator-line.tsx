import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { useOperator } from "../operator/operator.ts";

/** Names the people who run this Creel, as far as the settings do. */
export function Operator() {
  const { name, location, supportEmail } = useOperator();
  const who = name && [name, location].filter(Boolean).join(", ");
  return <p>{supportEmail ? <ByMail who={who} address={supportEmail} /> : <ByContact who={who} />}</p>;
}

interface ByContactProps {
  /** Their name and location; `null` if the settings do not name them. */
  who: string | null;
}

function ByMail({ who, address }: ByContactProps & { address: string }) {
  const mail = `mailto:${address}`;
  return who ? (
    <Trans>
      Run by {who}; write to them at <a href={mail}>{address}</a> or on{" "}
      <Link to="/contact">the contact page</Link>.
    </Trans>
  ) : (
    <Trans>
      The people who run this site; write to them at <a href={mail}>{address}</a> or on{" "}
      <Link to="/contact">the contact page</Link>.
    </Trans>
  );
}

function ByContact({ who }: ByContactProps) {
  return who ? (
    <Trans>
      Run by {who}; write to them on <Link to="/contact">the contact page</Link>.
    </Trans>
  ) : (
    <Trans>
      The people who run this site; write to them on <Link to="/contact">the contact page</Link>.
    </Trans>
  );
}
