import type { Alert } from "@creel/domain/weather/alert";
import { isFolded } from "@creel/domain/weather/alert-codes";
import { type AlertParagraph, inOneLine, paragraphsOf } from "@creel/domain/weather/alert-paragraphs";
import { t } from "@lingui/core/macro";
import {
  ChevronDown,
  ChevronUp,
  CloudFog,
  CloudRain,
  type LucideIcon,
  TriangleAlert,
  Waves,
  Wind,
  X,
} from "lucide-react";
import { Fragment, type ReactNode, useId, useState } from "react";

import { Fish } from "../ui/art/drawn-icons.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Button, IconButton } from "../ui/controls/button.tsx";
import { formatEnd, formatImpact, severityName } from "./format-alert.ts";

import * as styles from "./alert-card.module.css";

interface AlertCardProps {
  alert: Alert;
  /** The instant that "in 5 h" counts from. */
  now: Date;
  onDismiss: () => void;
}

/** Shows a warning in a box, like a caution note on a nautical chart. */
export function AlertCard({ alert, now, onDismiss }: AlertCardProps) {
  const { event, severity } = alert;
  return (
    <AlertFrame
      title={event}
      note={[severityName(severity), formatEnd(alert, now)].filter(Boolean).join(" · ")}
      icon={iconOf(event)}
      severity={severity}
      onDismiss={onDismiss}
    >
      <AlertText alert={alert} impact={formatImpact(alert)} />
    </AlertFrame>
  );
}

interface AlertFrameProps {
  title: string;
  note: string;
  icon: LucideIcon;
  severity: Alert["severity"];
  onDismiss: () => void;
  children: ReactNode;
}

/** The box of a warning. */
export function AlertFrame({ title, note, icon, severity, onDismiss, children }: AlertFrameProps) {
  const id = useId();
  return (
    <article className={styles.root} data-severity={severity} aria-labelledby={id}>
      <div className={styles.head}>
        <Icon of={icon} />
        <div className={styles.words}>
          <h3 id={id}>{title}</h3>
          <p>{note}</p>
        </div>
        <IconButton label={t`Dismiss ${title}`} onPress={onDismiss}>
          <Icon of={X} />
        </IconButton>
      </div>
      {children}
    </article>
  );
}

interface WarningTextProps {
  children: ReactNode;
  /** The advice. */
  impact: string;
  /** The service, and the age of its data. */
  source: string;
}

/** The text of a warning by Creel itself. */
export function WarningText({ children, impact, source }: WarningTextProps) {
  return (
    <div className={styles.text}>
      <p>{children}</p>
      <p className={styles.impact}>
        <Icon of={Fish} isSmall />
        <span>{impact}</span>
      </p>
      <p className={styles.source}>{source}</p>
    </div>
  );
}

interface AlertTextProps {
  alert: Alert;
  impact: string | null;
}

/** Shows two lines until the text is unfolded. A short description is shown in full, with the instructions. */
function AlertText({ alert, impact }: AlertTextProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const id = useId();
  const description = paragraphsOf(alert.description ?? alert.headline);
  const line = inOneLine(description);
  const canFold = isFolded(line);
  const isOpen = isUnfolded || !canFold;
  return (
    <div className={styles.text}>
      <div id={id} className={styles.lines}>
        {isOpen ? <Paragraphs of={description} /> : <p className={styles.firstLines}>{line}</p>}
        {isOpen && <Paragraphs of={paragraphsOf(alert.instruction)} lead={t`What to do.`} />}
      </div>
      {impact && (
        <p className={styles.impact}>
          <Icon of={Fish} isSmall />
          <span>{impact}</span>
        </p>
      )}
      {canFold && (
        <Button
          look="quiet"
          className={styles.unfold}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onPress={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t`Show less` : t`Show more`}
          <Icon of={isUnfolded ? ChevronUp : ChevronDown} isSmall />
        </Button>
      )}
    </div>
  );
}

interface ParagraphsProps {
  of: readonly AlertParagraph[];
  /** Shown before the first paragraph. */
  lead?: string;
}

function Paragraphs({ of, lead }: ParagraphsProps) {
  return of.map(({ title, text, items }, index) => (
    <Fragment key={inOneLine([{ title, text, items }])}>
      <p>
        {index === 0 && lead && <b>{lead} </b>}
        {title !== null && <b>{title}: </b>}
        {text}
      </p>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Fragment>
  ));
}

const ICONS: { pattern: RegExp; icon: LucideIcon }[] = [
  { pattern: /storm|hurricane|tornado/i, icon: TriangleAlert },
  { pattern: /gale|wind/i, icon: Wind },
  { pattern: /flood|rain/i, icon: CloudRain },
  { pattern: /fog/i, icon: CloudFog },
  { pattern: /marine|surf|current|coastal|craft|sea/i, icon: Waves },
];

function iconOf(event: string): LucideIcon {
  return ICONS.find(({ pattern }) => pattern.test(event))?.icon ?? TriangleAlert;
}
