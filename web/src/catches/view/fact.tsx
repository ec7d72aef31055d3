import type { ReactNode } from "react";

interface FactProps {
  icon: ReactNode;
  name: string;
  children: ReactNode;
}

export function Fact({ icon, name, children }: FactProps) {
  return (
    <div className="fact">
      {icon}
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
