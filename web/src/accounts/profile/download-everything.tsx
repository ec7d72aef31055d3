import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";

import { describeFailure } from "../../http/describe-failure.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { askForExport } from "../api.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./download-everything.module.css";

/** The browser itself downloads the file, so its size does not matter and the user can leave the page. */
export function DownloadEverything() {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: askForExport,
    onSuccess: download,
  });
  return (
    <SettingsRow
      title={t`Your data`}
      note={t`It’s yours. Take it all, any time, in formats other programs can read.`}
    >
      <div className={styles.row}>
        <div>
          <b>{t`Everything`}</b>
          <p className={classNames(utilities.small, utilities.muted)}>
            {t`Your account, every catch as JSON, CSV, GPX and GeoJSON, and every photo, in one ZIP. It includes your exact spots.`}
          </p>
        </div>
        <Button isPending={isPending} onPress={() => mutate()}>
          <Icon of={Download} isSmall />
          <Trans>
            Download
            <span className={utilities.visuallyHidden}>everything</span>
          </Trans>
        </Button>
      </div>
      <div className={styles.word} role="status">
        {isSuccess && t`Your browser is downloading it.`}
      </div>
      {error && (
        <Notice tone="bad">
          {describeFailure(error, t`The download could not be started. Please try again.`)}
        </Notice>
      )}
      <div className={styles.row}>
        <div>
          <b>{t`Import your old log`}</b>
          <p className={classNames(utilities.small, utilities.muted)}>
            {t`A spreadsheet or another log. Nothing is saved until you tap Import.`}
          </p>
        </div>
        <LinkButton look="quiet" to="/import">{t`Import`}</LinkButton>
      </div>
    </SettingsRow>
  );
}

/** Sets `download`, so that a refusal fails the download instead of replacing the page. */
function download(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}
