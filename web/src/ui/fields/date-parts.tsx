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

type State = NonNullable<ContextType<typeof DateFieldStateContext>>;
type Segment = State["segments"][number];

/** How many parts of a field hold something. "impossible" is a day that its month does not have. */
type Filled = "none" | "some" | "all" | "impossible";

interface FieldOfParts<Value> {
  value: Value | null;
  /** `null` where a part is missing. */
  onChange: (value: Value | null) => void;
  /** Whether some parts are there and others are not. */
  onIncompleteChange?: ((isIncomplete: boolean) => void) | undefined;
}

interface Copied<Value> {
  copy: () => Value;
  toString: () => string;
}

/**
 * While a part of a field is empty, React Aria keeps the last value that was whole, and tells nobody. With this, whoever
 * uses the field is told that there is no value, and the parts stay as they are.
 */
export function useParts<Value extends Copied<Value>>(field: FieldOfParts<Value>) {
  const { value, onChange, onIncompleteChange } = field;
  /** What React Aria keeps. */
  const [kept, setKept] = useState(value);
  const [told, setTold] = useState(String(value));
  const [seen, setSeen] = useState(told);
  const stateRef = useRef<State>(null);
  const isBeingLeft = useRef(false);
  if (String(value) !== seen) {
    setSeen(String(value));
    // It was set from outside. React Aria shows it in all parts, also where it kept the same, because it is another copy.
    if (String(value) !== told) {
      setTold(String(value));
      setKept(value?.copy() ?? null);
    }
  }

  function tell(next: Value | null): void {
    if (String(next) === told) return;
    setTold(String(next));
    onChange(next);
  }

  function handleChange(next: Value | null): void {
    // As the field is left, React Aria makes a possible day of an impossible one.
    if (isBeingLeft.current) return;
    setKept(next);
    tell(next);
  }

  function handleState(state: State): void {
    stateRef.current = state;
    const filled = filledOf(state);
    onIncompleteChange?.(filled === "some");
    tell(filled === "all" ? kept : null);
  }

  /** Before React Aria hears of it. */
  function handleLeaving(event: FocusEvent): void {
    isBeingLeft.current = isLeft(event);
  }

  function handleLeft(event: FocusEvent): void {
    if (!isLeft(event)) return;
    isBeingLeft.current = false;
    const state = stateRef.current;
    if (state && filledOf(state) === "impossible") state.clearSegment("day");
  }

  const parts = { onState: handleState, onLeaving: handleLeaving, onLeft: handleLeft };
  return { kept, handleChange, parts };
}

type PartsProps = ReturnType<typeof useParts>["parts"];

/** The parts of a date or a time. A day that its month does not have is taken out as the field is left. */
export function Parts({ onState, onLeaving, onLeft }: PartsProps) {
  return (
    <div
      role="presentation"
      className="segments-parts"
      onBlurCapture={onLeaving}
      onBlur={onLeft}
      onKeyDownCapture={submitByEnter}
    >
      <DateInput className="segments">{(segment) => <Part segment={segment} onState={onState} />}</DateInput>
    </div>
  );
}

interface PartProps extends Pick<PartsProps, "onState"> {
  segment: Segment;
}

/** Only inside of a part is known what stands in all of them, so each of them tells. */
function Part({ segment, onState }: PartProps) {
  const ofDate = use(DateFieldStateContext);
  const ofTime = use(TimeFieldStateContext);
  const state = ofDate ?? ofTime;
  const tell = useEffectEvent(onState);
  useEffect(() => {
    if (state) tell(state);
  }, [state]);
  return <DateSegment segment={segment} className="segment" />;
}

const PARTS_OF_A_DAY = ["year", "month", "day"] as const;

function filledOf({ segments, value }: State): Filled {
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

/** As in any other field. */
function submitByEnter({ key, currentTarget }: KeyboardEvent): void {
  if (key === "Enter") currentTarget.closest("form")?.requestSubmit();
}
