import { useLocation } from "react-router";

import { everybodysLogbook } from "../../admin/catches/everybodys-logbook.ts";
import { CatchDialogs, useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { UnsavedStrip } from "../../catches/editor/draft/unsaved-strip.tsx";
import { SampleStrip } from "../../catches/samples/sample-strip.tsx";
import { useInstall } from "../offline/installed/use-install.ts";
import { KeptHere } from "../offline/notices/kept-here.tsx";
import { Bar } from "./bar.tsx";
import { Frame } from "./frame.tsx";
import { LogShortcut } from "./log-shortcut.tsx";
import { useHealthWatch } from "./use-health-watch.ts";
import { useLoadingAhead } from "./use-loading-ahead.ts";

const PAGES_OF_CATCHES = new Set(["/dashboard", "/map", "/catches"]);

/** The frame for who is signed in: with the dialogs of their catches, and a phone's bar below. */
export function AnglersShell() {
  const { pathname } = useLocation();
  useHealthWatch();
  useInstall();
  useLoadingAhead();
  return (
    <CatchDialogs everybodys={everybodysLogbook}>
      <Frame
        unreached={<KeptHere />}
        notice={PAGES_OF_CATCHES.has(pathname) && <Notices />}
        bar={
          <>
            <Bar />
            <LogShortcut />
          </>
        }
      />
    </CatchDialogs>
  );
}

function Notices() {
  const { onContinue } = useCatchDialogs();
  return (
    <>
      <UnsavedStrip onContinue={onContinue} />
      <SampleStrip />
    </>
  );
}
