import "./fold.css";
import { ChevronDown, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Disclosure, DisclosurePanel, Heading } from "react-aria-components";

import { Icon } from "../art/icon.tsx";

interface FoldProps {
  icon: LucideIcon;
  title: string;
  /** What is in it, so that nobody must open it to know. */
  preview: string;
  /** What is long to draw may come after what is in sight; opened, it is there. */
  isDrawn?: boolean;
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
  children: ReactNode;
}

export function Fold({ icon, title, preview, isDrawn = true, children, ...props }: FoldProps) {
  const { isExpanded, onExpandedChange } = props;
  return (
    <Disclosure className="fold" isExpanded={isExpanded} onExpandedChange={onExpandedChange}>
      <Heading level={3} className="fold-heading">
        <Button slot="trigger" className="fold-head">
          <Icon of={icon} />
          <span className="fold-words">
            <span className="fold-title">{title}</span>
            <span className="fold-preview">{preview}</span>
          </span>
          <Icon of={ChevronDown} className="fold-arrow" />
        </Button>
      </Heading>
      <DisclosurePanel className="fold-panel">{(isDrawn || isExpanded) && children}</DisclosurePanel>
    </Disclosure>
  );
}
