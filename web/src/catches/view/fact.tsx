import type { ReactNode } from "react";

interface FactProps {
  icon: ReactNode;
  name: string;
  children: ReactNode;
}

/** One line of a panel: what it is, and what was noted. */
export function Fact({ icon, name, children }: FactProps) {
  return (
    <div className="fact">
      {icon}
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
