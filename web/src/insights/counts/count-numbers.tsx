import { t } from "@lingui/core/macro";
import { type ReactNode, useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { NumbersFrame } from "../rates/numbers-frame.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./count-numbers.module.css";

export interface CountRow {
  name: string;
  /** One for each column. */
  figures: readonly ReactNode[];
}

interface CountNumbersProps {
  /** Of the chart. */
  title: string;
  note: string;
  columns: readonly string[];
  /** They are made when they are asked for. */
  rowsOf: () => readonly CountRow[];
}

/** What a chart of counts is drawn from, behind a button below it. */
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
