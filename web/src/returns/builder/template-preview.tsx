import { type Block, blocksOf } from "@creel/domain/returns/block";
import { t } from "@lingui/core/macro";

import { SheetLines } from "../../ui/print/sheet-parts.tsx";
import { formatPeriod } from "../describe/describe-return.ts";
import { lineLabel } from "../describe/template-names.ts";
import { FiguresSheet } from "../show/figures-sheet.tsx";
import { EXAMPLE_PERIOD, exampleFigures } from "./example-figures.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./builder.module.css";

interface TemplatePreviewProps {
  name: string;
  blocks: readonly Block[];
}

/** The template with made-up figures, as it will be printed. */
export function TemplatePreview({ name, blocks }: TemplatePreviewProps) {
  const figures = exampleFigures(blocks);
  const lines = blocksOf(blocks, "line").map(lineLabel);
  const hasSignature = blocksOf(blocks, "signature").length > 0;
  return (
    <section className={styles.preview} aria-label={t`How it will look`}>
      <h2>{t`How it will look`}</h2>
      <div className={styles.paper}>
        <h3>{name === "" ? t`Your template` : name}</h3>
        <p>{formatPeriod(EXAMPLE_PERIOD)}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too */}
        <div className={styles.scrolled} role="group" aria-label={t`Figures`} tabIndex={0}>
          <FiguresSheet blocks={blocks} figures={figures} period={EXAMPLE_PERIOD} />
        </div>
        {lines.length > 0 && <SheetLines names={lines} />}
        {hasSignature && <SheetLines names={[t`Place and date`, t`Signature`]} />}
      </div>
      <p className={utilities.hint}>{t`Made-up figures.`}</p>
    </section>
  );
}
