import { t } from "@lingui/core/macro";

import { NumbersFrame } from "../../rates/numbers-frame.tsx";
import { formatWeight, type NamedWeight } from "../../words/weight-words.ts";

export function WeightNumbers({ factors }: { factors: readonly NamedWeight[] }) {
  return (
    <NumbersFrame
      caption={t`Numbers: your own weights`}
      note={t`Low and high: where the weight plausibly lies, 8 times in 10. All are held to −1 to 3, and drawn towards 1.`}
    >
      <thead>
        <tr>
          <th scope="col">{t`Factor`}</th>
          <th scope="col">{t`Published`}</th>
          <th scope="col">{t`Yours`}</th>
          <th scope="col">{t`Low`}</th>
          <th scope="col">{t`High`}</th>
        </tr>
      </thead>
      <tbody>
        {factors.map(({ factor, name, weight, likely }) => (
          <tr key={factor}>
            <th scope="row">{name}</th>
            <td>{formatWeight(1)}</td>
            <td>{formatWeight(weight)}</td>
            <td>{formatWeight(likely.low)}</td>
            <td>{formatWeight(likely.high)}</td>
          </tr>
        ))}
      </tbody>
    </NumbersFrame>
  );
}
