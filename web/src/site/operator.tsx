import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { operatorQuery } from "../http/operator.query.ts";

/** Who runs this Creel, as far as they have said so in the settings. */
export function Operator() {
  const { data } = useQuery(operatorQuery);
  return (
    <p>
      {data?.name
        ? `This Creel is run by ${[data.name, data.location].filter(Boolean).join(", ")}. You reach them `
        : "Whoever runs this Creel, at the address your browser shows. You reach them "}
      {data?.supportEmail && (
        <>
          at <a href={`mailto:${data.supportEmail}`}>{data.supportEmail}</a> or{" "}
        </>
      )}
      through <Link to="/contact">the contact page</Link>.
    </p>
  );
}
