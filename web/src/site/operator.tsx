import { Link } from "react-router";

import { useOperator } from "../operator/operator.ts";

/** Who runs this Creel, as far as they have said so in the settings. */
export function Operator() {
  const { name, location, supportEmail } = useOperator();
  return (
    <p>
      {name
        ? `Run by ${[name, location].filter(Boolean).join(", ")}; write to them `
        : "The people who run this site; write to them "}
      {supportEmail && (
        <>
          at <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or{" "}
        </>
      )}
      on <Link to="/contact">the contact page</Link>.
    </p>
  );
}
