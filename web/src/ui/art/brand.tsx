import { Link } from "react-router";

import { Logo } from "./logo.tsx";

import * as styles from "./brand.module.css";

interface BrandProps {
  /** The link's target. Without it, only text and logo are shown. */
  to?: string;
  isOnDeep?: boolean;
}

/** The logo and the name. */
export function Brand({ to, isOnDeep = false }: BrandProps) {
  const content = (
    <>
      <Logo isOnDeep={isOnDeep} />
      Creel
    </>
  );
  if (to === undefined) return <span className={styles.root}>{content}</span>;
  return (
    <Link to={to} className={styles.root}>
      {content}
    </Link>
  );
}
