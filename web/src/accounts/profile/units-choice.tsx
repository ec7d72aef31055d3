import type { UnitSystem } from "@creel/domain/accounts/user";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { storeUser } from "../../http/stored-session.ts";
import { updateMe } from "../../session/api.ts";
import { useUser } from "../../session/auth.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Segmented } from "../../ui/controls/segmented.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { useUnits } from "../../units/use-units.ts";
import { setWantsOunces } from "../../units/weight-entry.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./units-choice.module.css";

const CHOICES = [
  { id: "imperial", label: msg({ message: "Imperial", context: "units" }) },
  { id: "metric", label: msg({ message: "Metric", context: "units" }) },
] as const;

/** A fish of the mocks, in the API's units. */
const SAMPLE = { weight: 6.2, length: 25.5, depth: 18 };

/** Every screen follows at once; when the server refuses, every screen goes back. */
export function UnitsChoice() {
  const user = useUser();
  const { format, hasOunces } = useUnits();
  const { mutate } = useMutation({
    scope: { id: "units" },
    mutationFn: (units: UnitSystem) => updateMe({ units }),
    onMutate: (units) => {
      storeUser({ ...user, units });
      return user;
    },
    onSuccess: storeUser,
    onError: (error, _units, previous) => {
      if (previous) storeUser(previous);
      showToast({
        text: describeFailure(error, t`Your units could not be saved. Please try again.`),
        isError: true,
      });
    },
  });
  const weight = format("weight", SAMPLE.weight);
  const length = format("length", SAMPLE.length);
  const depth = format("depth", SAMPLE.depth);
  return (
    <div>
      <Segmented
        label={t`Units`}
        choices={CHOICES.map(({ id, label }) => ({ id, label: i18n._(label) }))}
        value={user.units}
        onChange={(units) => mutate(units)}
      />
      {user.units === "imperial" && (
        <Checkbox isSelected={hasOunces} onChange={setWantsOunces}>
          {t`Weights in pounds and ounces`}
        </Checkbox>
      )}
      <p className={classNames(styles.example, utilities.hint)}>
        {t`For example: ${weight}, ${length}, ${depth} deep`}
      </p>
    </div>
  );
}
