import { t } from "@lingui/core/macro";
import { useParams } from "react-router";

import { hasFailed } from "../../http/has-failed.ts";
import { PrintFrame } from "../../print/page/print-frame.tsx";
import { stateOf } from "../../print/page/sheet-state.ts";
import { useAngler } from "../../print/page/use-angler.ts";
import { BackLink } from "../../ui/layout/back-link.tsx";
import { returnPath } from "../data/return-paths.ts";
import { useReturn } from "../data/use-returns.ts";
import { ReturnSheet } from "../show/return-sheet.tsx";

/** One return on paper. */
export function PrintReturnPage() {
  const { id = "" } = useParams();
  const { entry, isGone, isNew, ...query } = useReturn(id);
  const owner = useAngler();
  const figures = entry?.figures ?? null;
  return (
    <PrintFrame
      back={<BackLink to={returnPath({ id })}>{t`Return`}</BackLink>}
      state={stateOf({
        isGone,
        isMissing: isNew || hasFailed({ ...query, data: figures ?? undefined }),
        isLoading: figures === null,
      })}
    >
      {entry && figures && <ReturnSheet entry={entry.entry} figures={figures} owner={owner} />}
    </PrintFrame>
  );
}
