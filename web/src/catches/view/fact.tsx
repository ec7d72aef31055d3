import type { ReactNode } from "react";

import * as styles from "./fact.module.css";

interface FactProps {
  icon: ReactNode;
  name: string;
  children: ReactNode;
}

export function Fact({ icon, name, children }: FactProps) {
  return (
    <div className={styles.root}>
      {icon}
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
