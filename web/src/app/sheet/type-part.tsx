import { Figure } from "../../ui/layout/figure.tsx";
import { Part } from "./part.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./component-sheet.module.css";

export function TypePart() {
  return (
    <Part title="Type and figures">
      <h1>Walleye at first light</h1>
      <h2>Recent Catches</h2>
      <p>Body, 17 px. Second cast off the point, dead slow on the bottom.</p>
      <p className={utilities.small}>
        Label, 15 px. <i className={utilities.place}>Lake Vermilion</i>: water is set in italics, as on a
        chart.
      </p>
      <div className={styles.line}>
        <Figure amounts={[{ figure: "31.4", unit: "lb" }]} size="huge" />
        <Figure amounts={[{ figure: "49.5", unit: "in" }]} size="large" />
        <Figure
          amounts={[
            { figure: "5", unit: "lb" },
            { figure: "8.5", unit: "oz" },
          ]}
        />
        <Figure amounts={[]} />
      </div>
    </Part>
  );
}
