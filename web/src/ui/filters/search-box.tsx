import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Search, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, Input, SearchField } from "react-aria-components";

import { inSentence } from "../../i18n/letter-case.ts";
import { Icon } from "../art/icon.tsx";
import { classNames } from "../styles/class-names.ts";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./search-box.module.css";

/** The pause after the last key before searching, in milliseconds. */
const PAUSE_MS = 250;

interface SearchBoxProps {
  /** The searched fields. Example: "Species, lure, notes". */
  where: string;
  maxLength: number;
  /** Shorter texts are not searched; a hint says so. */
  minLength?: number;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A search field. Typed text takes effect after a short pause. */
export function SearchBox({ where, maxLength, minLength = 1, value, onChange, className }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const length = typed.trim().length;
  const fields = inSentence(where);
  const isShort = length > 0 && length < minLength;
  const wanted = isShort ? "" : typed;
  // A change from elsewhere, by Clear or by going back, replaces the text. Text typed since the last update stays.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }

  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onChange(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent, onChange]);

  return (
    <SearchField
      className={classNames(styles.root, className)}
      aria-label={t`Search ${fields}`}
      value={typed}
      onChange={setTyped}
      maxLength={maxLength}
    >
      <Icon of={Search} isSmall />
      <Input placeholder={where} />
      {minLength > 1 && (
        <span className={styles.hint} role="status">
          {isShort && (
            <Trans>
              at least {minLength}
              <span className={utilities.visuallyHidden}> characters</span>
            </Trans>
          )}
        </span>
      )}
      {typed !== "" && (
        <Button className={styles.clear} aria-label={t`Clear search`}>
          <Icon of={X} isSmall />
        </Button>
      )}
    </SearchField>
  );
}
