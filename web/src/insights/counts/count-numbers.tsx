import { t } from "@lingui/core/macro";
import { type ReactNode, useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { NumbersFrame } from "../rates/numbers-frame.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./count-numbers.module.css";

export interface CountRow {
  name: string;
  /** One figure per column. */
  figures: readonly ReactNode[];
}

interface CountNumbersProps {
  title: string;
  note: string;
  columns: readonly string[];
  /** Called only when the table is opened. */
  rowsOf: () => readonly CountRow[];
}

/** Shows the numbers behind a chart of counts when its button is pressed. */
export function CountNumbers({ title, note, columns, rowsOf }: CountNumbersProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        className={styles.button}
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      >
        {t`Numbers`}
      </Button>
      {isOpen && (
        <NumbersFrame caption={t`Numbers: ${title}`} note={note}>
          <thead>
            <tr>
              <th scope="col">
                <span className={utilities.visuallyHidden}>{title}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf().map(({ name, figures }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {figures.map((figure, column) => (
                  <td key={columns[column]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </NumbersFrame>
      )}
    </>
  );
}
