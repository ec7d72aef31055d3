import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Icon } from "../art/icon.tsx";

import * as styles from "./back-link.module.css";

interface BackLinkProps {
  to: string;
  /** The name of the linked page. */
  children: ReactNode;
}

/** A link above a page's title to its parent page. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back}>
      <Icon of={ChevronLeft} isSmall />
      {children}
    </Link>
  );
}
