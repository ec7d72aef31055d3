import "./radio-list.css";
import { Label, Radio, RadioGroup } from "react-aria-components";

interface RadioListProps<Key extends string> {
  label: string;
  choices: readonly { id: Key; label: string; hint?: string }[];
  value: Key;
  onChange: (id: Key) => void;
}

/** One of a few, one under the other, each with what it means. */
export function RadioList<Key extends string>({ label, choices, value, onChange }: RadioListProps<Key>) {
  const choose = (key: string) => {
    const choice = choices.find(({ id }) => id === key);
    if (choice) onChange(choice.id);
  };
  return (
    <RadioGroup className="radio-list" value={value} onChange={choose}>
      <Label className="field-label">{label}</Label>
      {choices.map(({ id, label: text, hint }) => (
        <Radio key={id} value={id} className="radio-list-choice">
          <span className="radio-list-mark" aria-hidden />
          <span>
            {text}
            {hint && <span className="radio-list-hint"> {hint}</span>}
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
