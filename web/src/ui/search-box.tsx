import "./filter-bar.css";
import { Search, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, Input, SearchField } from "react-aria-components";

import { Icon } from "./icon.tsx";

/** After the last key, before it is asked for. */
const PAUSE_MS = 250;

interface SearchBoxProps {
  /** In what is looked for: "Species, lure, notes". */
  where: string;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
}

/** Words to look for; what is typed counts after a short pause. */
export function SearchBox({ where, maxLength, value, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  // Changed from elsewhere, by Clear or by the way back: that counts. What was typed since we sent does too.
  if (value !== sent) {
    setSent(value);
    setTyped(value);
  }

  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(() => {
      setSent(typed);
      onChange(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent, onChange]);

  return (
    <SearchField
      className="search-box"
      aria-label={`Search ${where.toLowerCase()}`}
      value={typed}
      onChange={setTyped}
      maxLength={maxLength}
    >
      <Icon of={Search} isSmall />
      <Input placeholder={where} />
      {typed !== "" && (
        <Button className="search-box-clear" aria-label="Clear search">
          <Icon of={X} isSmall />
        </Button>
      )}
    </SearchField>
  );
}
