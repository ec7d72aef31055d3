import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { ComboBox as AriaComboBox, Input } from "react-aria-components";

import { ListBox, ListBoxItem } from "../overlays/list-box.tsx";
import { Popover } from "../overlays/popover.tsx";
import { FieldParts, type FieldTexts } from "./field.tsx";

import * as styles from "./field.module.css";

interface Props<Option extends AutocompleteOption> extends FieldTexts {
  text: string;
  onTextChange: (text: string) => void;
  /** Matches for the text, sorted by likelihood. */
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** Whether the options still belong to an earlier text. */
  isBehind: boolean;
  /** Shown if there are no options: that nothing was found, or why. */
  emptyText: string;
  placeholder?: string;
  autoFocus?: boolean;
  /** Whether any text is an answer: Enter then takes only an option that is pointed at, and no list shows without options. */
  isFree?: boolean;
  maxLength?: number;
}

/** A choice of more options than can be listed, looked up while typing. Enter takes the likeliest once it is known. */
export function Autocomplete<Option extends AutocompleteOption>({
  text,
  onTextChange,
  options,
  onChoose,
  isBehind,
  emptyText,
  placeholder = "",
  autoFocus = false,
  isFree = false,
  maxLength,
  ...texts
}: Props<Option>) {
  const isFirstWanted = useRef(false);
  const choose = (id: unknown) => {
    const chosen = options.find((option) => option.id === id);
    if (chosen) onChoose(chosen);
  };
  const takeFirst = useEffectEvent(() => {
    if (isFirstWanted.current) choose(options[0]?.id);
    isFirstWanted.current = false;
  });
  useEffect(() => {
    if (!isBehind) takeFirst();
  }, [isBehind]);
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isPointing = event.currentTarget.hasAttribute("aria-activedescendant");
    isFirstWanted.current = event.key === "Enter" && !isPointing && !isFree;
    if (isFirstWanted.current && !isBehind) choose(options[0]?.id);
  };

  return (
    <AriaComboBox
      className={styles.root}
      inputValue={text}
      onInputChange={onTextChange}
      items={options}
      value={null}
      onChange={choose}
      allowsCustomValue
      allowsEmptyCollection={!isFree}
      defaultFilter={() => true}
      isInvalid={Boolean(texts.error)}
      validationBehavior="aria"
    >
      <FieldParts {...texts}>
        <div className={styles.box}>
          <Input
            placeholder={placeholder}
            onKeyDown={handleKey}
            autoFocus={autoFocus}
            maxLength={maxLength}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </FieldParts>
      <AutocompleteResults options={options} emptyText={emptyText} />
    </AriaComboBox>
  );
}

interface AutocompleteOption {
  id: string;
  name: string;
  /** A note at the end of the line. */
  note?: string;
}

function AutocompleteResults({
  options,
  emptyText,
}: {
  options: readonly AutocompleteOption[];
  emptyText: string;
}) {
  return (
    <Popover>
      <ListBox emptyText={emptyText}>
        {options.map(({ id, name, note }) => (
          <ListBoxItem key={id} id={id} textValue={name} note={note}>
            {name}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  );
}
