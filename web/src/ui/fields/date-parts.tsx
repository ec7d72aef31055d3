import {
  type ContextType,
  type FocusEvent,
  type KeyboardEvent,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { DateFieldStateContext, DateInput, DateSegment, TimeFieldStateContext } from "react-aria-components";

import * as styles from "./field.module.css";

type State = NonNullable<ContextType<typeof DateFieldStateContext>>;
type Segment = State["segments"][number];

/** How many parts of a field are filled in. "impossible" is a day that its month does not have. */
type Completeness = "none" | "some" | "all" | "impossible";

interface FieldOfParts<Value> {
  value: Value | null;
  /** Called with `null` if a part is missing. */
  onChange: (value: Value | null) => void;
  /** Called when the field becomes partly filled in, or stops being so. */
  onIncompleteChange?: ((isIncomplete: boolean) => void) | undefined;
}

interface Copied<Value> {
  copy: () => Value;
  toString: () => string;
}

/**
 * Reports a field with an empty part as having no value. React Aria would keep the last complete value without notice.
 * The parts themselves stay as they are.
 */
export function useParts<Value extends Copied<Value>>(field: FieldOfParts<Value>) {
  const { value, onChange, onIncompleteChange } = field;
  const [lastWhole, setLastWhole] = useState(value);
  const [reported, setReported] = useState(String(value));
  const [seen, setSeen] = useState(reported);
  const stateRef = useRef<State>(null);
  const isBeingLeft = useRef(false);
  if (String(value) !== seen) {
    setSeen(String(value));
    // The value was set from outside. React Aria shows a new copy in all parts, even if it kept an equal value.
    if (String(value) !== reported) {
      setReported(String(value));
      setLastWhole(value?.copy() ?? null);
    }
  }

  function report(next: Value | null): void {
    if (String(next) === reported) return;
    setReported(String(next));
    onChange(next);
  }

  function handleChange(next: Value | null): void {
    // React Aria turns an impossible day into a possible one on blur.
    if (isBeingLeft.current) return;
    setLastWhole(next);
    report(next);
  }

  function handleState(state: State): void {
    stateRef.current = state;
    const completeness = completenessOf(state);
    onIncompleteChange?.(completeness === "some");
    report(completeness === "all" ? lastWhole : null);
  }

  /** Runs before React Aria's own handler. */
  function handleLeaving(event: FocusEvent): void {
    isBeingLeft.current = isLeft(event);
  }

  function handleLeft(event: FocusEvent): void {
    if (!isLeft(event)) return;
    isBeingLeft.current = false;
    const state = stateRef.current;
    if (state && completenessOf(state) === "impossible") state.clearSegment("day");
  }

  const parts = { onState: handleState, onLeaving: handleLeaving, onLeft: handleLeft };
  return { lastWhole, handleChange, parts };
}

type PartsProps = ReturnType<typeof useParts>["parts"];

/** The parts of a date or a time. A day that its month does not have is removed on blur. */
export function Parts({ onState, onLeaving, onLeft }: PartsProps) {
  return (
    <div
      role="presentation"
      className={styles.parts}
      onBlurCapture={onLeaving}
      onBlur={onLeft}
      onKeyDownCapture={submitByEnter}
    >
      <DateInput className={styles.segments}>
        {(segment) => <Part segment={segment} onState={onState} />}
      </DateInput>
    </div>
  );
}

interface PartProps extends Pick<PartsProps, "onState"> {
  segment: Segment;
}

/** The state of all parts is available only within a part, so each part reports it. */
function Part({ segment, onState }: PartProps) {
  const ofDate = use(DateFieldStateContext);
  const ofTime = use(TimeFieldStateContext);
  const state = ofDate ?? ofTime;
  const report = useEffectEvent(onState);
  useEffect(() => {
    if (state) report(state);
  }, [state]);
  return <DateSegment segment={segment} className={styles.segment} />;
}

const PARTS_OF_A_DAY = ["year", "month", "day"] as const;

function completenessOf({ segments, value }: State): Completeness {
  const parts = segments.filter(({ isEditable }) => isEditable);
  const empty = parts.filter(({ isPlaceholder }) => isPlaceholder);
  if (empty.length > 0) return empty.length === parts.length ? "none" : "some";
  const isPossible = PARTS_OF_A_DAY.every((type) => {
    const part = parts.find((other) => other.type === type);
    return !part || part.value === value?.[type];
  });
  return isPossible ? "all" : "impossible";
}

function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget);
}

/** Submits the form with Enter, as other fields do. */
function submitByEnter({ key, currentTarget }: KeyboardEvent): void {
  if (key === "Enter") currentTarget.closest("form")?.requestSubmit();
}
