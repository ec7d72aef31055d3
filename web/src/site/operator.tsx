import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { operatorQuery } from "../http/operator.query.ts";

/** Who runs this Creel, as far as they have said so in the settings. */
export function Operator() {
  const { data } = useQuery(operatorQuery);
  return (
    <p>
      {data?.name
        ? `Run by ${[data.name, data.location].filter(Boolean).join(", ")}; write to them `
        : "The people who run this site; write to them "}
      {data?.supportEmail && (
        <>
          at <a href={`mailto:${data.supportEmail}`}>{data.supportEmail}</a> or{" "}
        </>
      )}
      on <Link to="/contact">the contact page</Link>.
    </p>
  );
}
