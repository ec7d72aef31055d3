import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactNode } from "react";

import { describeFailure } from "../../http/describe-failure.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { askForDarwinCore, askForExport } from "../api.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./download-everything.module.css";

/** Every way in which a log leaves or enters this Creel. */
export function DownloadEverything() {
  return (
    <SettingsRow
      title={t`Your data`}
      note={t`It’s yours. Take it all, any time, in formats other programs can read.`}
    >
      <DownloadRow
        name={t`Everything`}
        note={t`Your account, every catch as JSON, CSV, GPX and GeoJSON, and every photo, in one ZIP. It includes your exact spots.`}
        ask={askForExport}
      >
        <Trans>
          Download
          <span className={utilities.visuallyHidden}>everything</span>
        </Trans>
      </DownloadRow>
      <DownloadRow
        name={t`For research`}
        note={t`A Darwin Core archive: trips with their hours, fish, and species you tried for and didn’t catch. Places are squares of 0.1 degrees, about 7 miles (11 km) from south to north. Notes stay out.`}
        ask={askForDarwinCore}
      >
        <Trans>
          Download
          <span className={utilities.visuallyHidden}>for research</span>
        </Trans>
      </DownloadRow>
      <OtherWay
        name={t`On paper`}
        note={t`Print your log, or a year of it, on Letter or A4. Trips, waters and years have their own Print button.`}
      >
        <LinkButton look="quiet" to="/print/log">{t`Print`}</LinkButton>
      </OtherWay>
      <OtherWay
        name={t`Import your old log`}
        note={t`A spreadsheet or another log. Nothing is saved until you tap Import.`}
      >
        <LinkButton look="quiet" to="/import">{t`Import`}</LinkButton>
      </OtherWay>
    </SettingsRow>
  );
}

interface OtherWayProps {
  name: string;
  note: string;
  /** The button. */
  children: ReactNode;
}

function OtherWay({ name, note, children }: OtherWayProps) {
  return (
    <div className={styles.row}>
      <div>
        <b>{name}</b>
        <p className={classNames(utilities.small, utilities.muted)}>{note}</p>
      </div>
      {children}
    </div>
  );
}

interface DownloadRowProps extends OtherWayProps {
  /** Returns an address that works for a minute. */
  ask: () => Promise<string>;
}

/** The browser itself downloads the file, so its size does not matter and the user can leave the page. */
function DownloadRow({ name, note, ask, children }: DownloadRowProps) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: ask, onSuccess: download });
  return (
    <>
      <OtherWay name={name} note={note}>
        <Button isPending={isPending} onPress={() => mutate()}>
          <Icon of={Download} isSmall />
          {children}
        </Button>
      </OtherWay>
      <div className={styles.word} role="status">
        {isSuccess && t`Your browser is downloading it.`}
      </div>
      {error && (
        <Notice tone="bad">
          {describeFailure(error, t`The download could not be started. Please try again.`)}
        </Notice>
      )}
    </>
  );
}

/** Sets `download`, so that a refusal fails the download instead of replacing the page. */
function download(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}
