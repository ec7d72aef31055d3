import type { AccountStatus, Role } from "@creel/domain/accounts/user";
import { t } from "@lingui/core/macro";
import { Ban, Check, Shield } from "lucide-react";

import { roleName } from "../../accounts/sign-in/role-names.ts";
import { Badge } from "../../ui/feedback/states.tsx";

export function RoleBadge({ role }: { role: Role }) {
  if (role === "admin") {
    return (
      <Badge tone="info" icon={Shield}>
        {roleName(role)}
      </Badge>
    );
  }
  return <Badge>{roleName(role)}</Badge>;
}

export function StatusBadge({ status }: { status: AccountStatus }) {
  if (status === "suspended") {
    return (
      <Badge tone="bad" icon={Ban}>
        {t`Suspended`}
      </Badge>
    );
  }
  return (
    <Badge tone="good" icon={Check}>
      {t`Active`}
    </Badge>
  );
}
