import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { hasFailed } from "../../http/has-failed.ts";
import { AuditLine } from "../audit/audit-line.tsx";
import { auditPageQuery } from "../audit/audit.query.ts";
import { ListFailure } from "../table/table-states.tsx";
import { lastActions } from "./last-actions.ts";
import { LineSkeletons } from "./open-messages.tsx";
import { OverviewSection } from "./overview-section.tsx";

import * as styles from "./overview-section.module.css";

const NEWEST = auditPageQuery("limit=25");

export function LastChanges() {
  return (
    <OverviewSection
      id="last-changes"
      title={t`Last changes by admins`}
      aside={
        <Link to="/admin/audit" className={styles.link}>
          {t`Audit`}
        </Link>
      }
    >
      <List />
    </OverviewSection>
  );
}

function List() {
  const query = useQuery(NEWEST);
  const { data } = query;
  if (!data) {
    if (hasFailed(query)) return <ListFailure title={t`The audit could not be loaded`} query={query} />;
    return <LineSkeletons label={t`Loading the audit`} height={64} />;
  }
  if (data.entries.length === 0) {
    return <p className={styles.none}>{t`No admin has changed anything yet.`}</p>;
  }
  return (
    <ul className={styles.list}>
      {lastActions(data.entries).map((entry) => (
        <AuditLine key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}
