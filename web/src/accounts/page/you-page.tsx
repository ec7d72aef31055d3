import { t } from "@lingui/core/macro";
import {
  ChevronRight,
  CircleQuestionMark,
  IdCard,
  LogOut,
  type LucideIcon,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { Link } from "react-router";

import { useHelp } from "../../help/use-help.ts";
import { joinList } from "../../i18n/join-list.ts";
import { useCurrentLicenses } from "../../licenses/data/use-licenses.ts";
import { useLicensesSheet } from "../../licenses/show/licenses-opener.tsx";
import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { type Tool, useTools } from "./tools.ts";
import { useSignOut } from "./use-sign-out.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./you-page.module.css";

/** The fifth place of the bar on a phone: the tools first, the account last. */
export function YouPage() {
  const { role } = useUser();
  const signOut = useSignOut();
  const tools = useTools();
  const profile = { path: "/profile", label: t`Profile`, icon: UserRound };
  return (
    <div className={utilities.page}>
      <title>{t`You · Creel`}</title>
      <ProfileHead />
      <ul className={styles.list} aria-label={t`Tools`}>
        {tools.map((tool) => (
          <ToolLine key={tool.path} tool={tool} />
        ))}
        <LicensesLine />
        <ToolLine tool={{ ...profile, about: t`Name, email, password, who can get in` }} />
        {role === "admin" && (
          <ToolLine
            tool={{
              path: "/admin",
              label: t`Admin Dashboard`,
              icon: ShieldCheck,
              about: t`Anglers, messages, backups`,
            }}
          />
        )}
        <HelpLine />
        <li>
          <button type="button" className={styles.line} onClick={signOut}>
            <Icon of={LogOut} />
            <b>{t`Logout`}</b>
          </button>
        </li>
      </ul>
    </div>
  );
}

/** Opens the licenses in one tap. Renders nothing for an angler without a license. */
function LicensesLine() {
  const names = useCurrentLicenses().map(({ name }) => name);
  const { sheet, open } = useLicensesSheet();
  if (names.length === 0) return null;
  return (
    <li>
      <button type="button" className={styles.line} onClick={open}>
        <Icon of={IdCard} />
        <span>
          <b>{t`Show my licenses`}</b>
          <span className={styles.about}>{joinList(names)}</span>
        </span>
        <Icon of={ChevronRight} isSmall />
      </button>
      {sheet}
    </li>
  );
}

function HelpLine() {
  const { href, about } = useHelp();
  return (
    <li>
      <a href={href} target="_blank" rel="noreferrer" className={styles.line}>
        <Icon of={CircleQuestionMark} />
        <span>
          <b>{t`Help`}</b>
          <span className={styles.about}>{about}</span>
        </span>
        <Icon of={ChevronRight} isSmall />
      </a>
    </li>
  );
}

function ToolLine({
  tool: { path, label, icon, about, waiting = 0 },
}: {
  tool: Tool & { icon: LucideIcon };
}) {
  return (
    <li>
      <Link to={path} className={styles.line}>
        <Icon of={icon} />
        <span>
          <b>{label}</b>
          <span className={styles.about}>{about}</span>
        </span>
        {waiting > 0 && <Badge tone="fair">{String(waiting)}</Badge>}
        <Icon of={ChevronRight} isSmall />
      </Link>
    </li>
  );
}
