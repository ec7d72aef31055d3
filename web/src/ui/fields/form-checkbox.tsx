import { type ReactNode, useId } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";

import { Checkbox } from "../controls/checkbox.tsx";
import { useRefusalRef } from "../focus-refused.ts";
import { FieldMessage } from "./field-message.tsx";

interface FormCheckboxProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  children: ReactNode;
}

/** A checkbox that must be checked. */
export function FormCheckbox<Values extends FieldValues>({
  control,
  name,
  children,
}: FormCheckboxProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const errorId = useId();
  return (
    <div>
      <Checkbox
        inputRef={useRefusalRef(field.ref)}
        name={name}
        isSelected={field.value}
        onChange={field.onChange}
        isRequired
        isInvalid={error !== undefined}
        validationBehavior="aria"
        {...(error !== undefined && { "aria-describedby": errorId })}
      >
        {children}
      </Checkbox>
      {error !== undefined && (
        <FieldMessage id={errorId} isError>
          {error}
        </FieldMessage>
      )}
    </div>
  );
}
