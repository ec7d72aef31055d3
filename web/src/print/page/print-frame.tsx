import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Printer } from "lucide-react";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Segmented } from "../../ui/controls/segmented.tsx";
import { Skeleton, EmptyState } from "../../ui/feedback/states.tsx";
import { FieldTitle } from "../../ui/fields/field-title.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { PaperContext } from "../../ui/print/paper.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { placesAmong, type Places, type PrintOptions, usePrintOptions } from "./print-options.ts";
import type { SheetState } from "./sheet-state.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./print-frame.module.css";

const PAPER_NAMES = [
  { id: "letter", label: "Letter" },
  { id: "a4", label: "A4" },
] as const;

const PLACE_NAMES: Record<Places, MessageDescriptor> = {
  none: msg({ message: "None", context: "places on a printout" }),
  water: msg({ message: "Water", context: "places on a printout" }),
  exact: msg({ message: "Exact", context: "places on a printout" }),
};

const NO_PLACES: readonly Places[] = [];

interface PrintFrameProps {
  /** The link to the page that shows the same on the screen. */
  back: ReactNode;
  /** The places to choose from. Empty if the sheet has none. */
  places?: readonly Places[];
  hasPhotos?: boolean;
  hasNotes?: boolean;
  /** Choices that only this sheet has. They come first. */
  more?: ReactNode;
  state: SheetState;
  /** Whether some of its photos have not loaded. */
  isWaiting?: boolean;
  /** The sheet. It is shown once it is ready. */
  children?: ReactNode;
}

/** The choices above a sheet, and the sheet, scaled down where the screen is narrower than the paper. */
export function PrintFrame({ back, state, isWaiting = false, children, ...choices }: PrintFrameProps) {
  const [options, change] = usePrintOptions();
  return (
    <div className={classNames(utilities.page, styles.root)}>
      <title>{t`Print · Creel`}</title>
      <div className={styles.controls}>
        {back}
        <PageHeader>
          <div>
            <h1>{t`Print`}</h1>
            <p className={utilities.muted}>{t`Black on white, with your browser’s own print.`}</p>
          </div>
        </PageHeader>
        <Choices {...choices} options={options} onChange={change} isReady={state === "ready" && !isWaiting} />
      </div>
      <PaperContext value={options.paper}>
        <Scaled paper={options.paper}>
          <SheetOfState state={state}>{children}</SheetOfState>
        </Scaled>
      </PaperContext>
    </div>
  );
}

interface ChoicesProps extends Pick<PrintFrameProps, "places" | "hasPhotos" | "hasNotes" | "more"> {
  isReady: boolean;
  options: PrintOptions;
  onChange: (change: Partial<PrintOptions>) => void;
}

function Choices({
  places = NO_PLACES,
  hasPhotos,
  hasNotes,
  more,
  isReady,
  options,
  onChange,
}: ChoicesProps) {
  return (
    <div className={styles.choices}>
      {more}
      <div className={styles.choice}>
        <FieldTitle aria-hidden>{t`Paper`}</FieldTitle>
        <Segmented
          label={t`Paper`}
          choices={PAPER_NAMES}
          value={options.paper}
          onChange={(paper) => onChange({ paper })}
        />
      </div>
      {places.length > 0 && (
        <div className={styles.choice}>
          <FieldTitle aria-hidden>{t`Places`}</FieldTitle>
          <Segmented
            label={t`Places`}
            choices={places.map((id) => ({ id, label: i18n._(PLACE_NAMES[id]) }))}
            value={placesAmong(places, options.places)}
            onChange={(chosen) => onChange({ places: chosen })}
          />
        </div>
      )}
      {(hasPhotos || hasNotes) && (
        <div className={styles.choice} role="group" aria-label={t`Also on it`}>
          <FieldTitle aria-hidden>{t`Also on it`}</FieldTitle>
          <div className={styles.boxes}>
            {hasPhotos && (
              <Checkbox isSelected={options.photos} onChange={(photos) => onChange({ photos })}>
                {t`Photos`}
              </Checkbox>
            )}
            {hasNotes && (
              <Checkbox isSelected={options.notes} onChange={(notes) => onChange({ notes })}>
                {t`Notes`}
              </Checkbox>
            )}
          </div>
        </div>
      )}
      <Button look="deep" className={styles.print} isDisabled={!isReady} onPress={() => print()}>
        <Icon of={Printer} />
        {t`Print`}
      </Button>
    </div>
  );
}

function SheetOfState({ state, children }: Pick<PrintFrameProps, "state" | "children">) {
  if (state === "ready") return children;
  if (state === "loading") return <Skeleton width="100%" height={640} />;
  return <NothingToPrint isGone={state === "gone"} />;
}

/** In CSS px: 210 mm and 8.5 in, at 96 px per inch. */
const PAPER_WIDTHS = { a4: (210 / 25.4) * 96, letter: 8.5 * 96 };

/** Zooms the sheet out until it fits the page's width. Printed, it has the paper's width. */
function Scaled({ paper, children }: { paper: PrintOptions["paper"]; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? null));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const zoom = width ? Math.min(1, width / PAPER_WIDTHS[paper]) : 1;
  const style: CSSProperties & Record<"--sheet-zoom", string> = { "--sheet-zoom": String(zoom) };
  return (
    <div ref={box} className={styles.scaled} style={style}>
      {children}
    </div>
  );
}

/** Shown instead of a sheet. */
function NothingToPrint({ isGone }: { isGone: boolean }) {
  return (
    <EmptyState
      level={2}
      title={isGone ? t`Nothing to print` : t`The sheet could not be loaded`}
      drawing={isGone ? "course" : "parted"}
    >
      {isGone
        ? t({ message: "It was deleted, or the link is wrong.", context: "a printout" })
        : t`Everything you logged is safe. Try again when you have a signal.`}
    </EmptyState>
  );
}
