import { t } from "@lingui/core/macro";
import { Eye, EyeOff } from "lucide-react";
import { type Ref, useState } from "react";
import {
  Button,
  Input,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps,
} from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { FieldParts, type FieldTexts } from "./field.tsx";

import * as styles from "./field.module.css";

interface Props extends Omit<TextFieldProps, "className" | "style" | "children" | "isInvalid">, FieldTexts {
  inputRef?: Ref<HTMLInputElement>;
  placeholder?: string;
}

export function TextField({ label, note, hint, error, inputRef, placeholder = "", ...props }: Props) {
  return (
    <AriaTextField {...props} className={styles.root} isInvalid={Boolean(error)} validationBehavior="aria">
      <FieldParts label={label} note={note} hint={hint} error={error}>
        <div className={styles.box}>
          <Input {...(inputRef && { ref: inputRef })} placeholder={placeholder} />
        </div>
      </FieldParts>
    </AriaTextField>
  );
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, note, hint, error, inputRef, ...props }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <AriaTextField
      {...props}
      className={styles.root}
      type={isShown ? "text" : "password"}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldParts label={label} note={note} hint={hint} error={error}>
        <div className={styles.box}>
          <Input {...(inputRef && { ref: inputRef })} spellCheck={false} autoCapitalize="none" />
          <Button
            className={styles.open}
            aria-label={isShown ? t`Hide password` : t`Show password`}
            aria-pressed={isShown}
            onPress={() => setIsShown(!isShown)}
          >
            <Icon of={isShown ? EyeOff : Eye} />
          </Button>
        </div>
      </FieldParts>
    </AriaTextField>
  );
}

interface TextAreaProps extends Omit<Props, "inputRef"> {
  inputRef?: Ref<HTMLTextAreaElement>;
  rows?: number;
}

export function TextAreaField({
  label,
  note,
  hint,
  error,
  inputRef,
  placeholder = "",
  rows = 3,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField {...props} className={styles.root} isInvalid={Boolean(error)} validationBehavior="aria">
      <FieldParts label={label} note={note} hint={hint} error={error}>
        <div className={styles.box}>
          <TextArea {...(inputRef && { ref: inputRef })} placeholder={placeholder} rows={rows} />
        </div>
      </FieldParts>
    </AriaTextField>
  );
}
