import { ChevronDown, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Disclosure, DisclosurePanel, Heading } from "react-aria-components";

import { Icon } from "../art/icon.tsx";

import * as styles from "./fold.module.css";

interface FoldProps {
  icon: LucideIcon;
  title: string;
  /** Summarizes the content, so that the fold need not be opened to know it. */
  preview: string;
  /** False to render content below the fold later. An expanded fold always renders its content. */
  isDrawn?: boolean;
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
  children: ReactNode;
}

export function Fold({ icon, title, preview, isDrawn = true, children, ...props }: FoldProps) {
  const { isExpanded, onExpandedChange } = props;
  return (
    <Disclosure className={styles.root} isExpanded={isExpanded} onExpandedChange={onExpandedChange}>
      <Heading level={3} className={styles.heading}>
        <Button slot="trigger" className={styles.head}>
          <Icon of={icon} />
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            <span className={styles.preview}>
              <bdi>{preview}</bdi>
            </span>
          </span>
          <Icon of={ChevronDown} className={styles.arrow} />
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>{(isDrawn || isExpanded) && children}</DisclosurePanel>
    </Disclosure>
  );
}
