import { t } from "@lingui/core/macro";
import { ImageOff, type LucideIcon, MailX, Unlink } from "lucide-react";

import { Icon } from "../ui/art/icon.tsx";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./not-in-demo.module.css";

/** Lists what a demo does not do, on the page where one would look for it. */
export function NotInDemo() {
  return (
    <>
      <ul className={styles.list}>
        <Line icon={MailX} title={t`Send email`} note={t`It asks for no address`} />
        <Line icon={ImageOff} title={t`Take photos over 1 MB`} note={t`Smaller ones are fine`} />
        <Line
          icon={Unlink}
          title={t`Shared links, tokens, notifications, calendar`}
          note={t`Nothing leaves this server`}
        />
      </ul>
      <p className={utilities.hint}>
        {t`Want to keep your log? Download it under “Import & export”, then import it into your own Creel.`}
      </p>
    </>
  );
}

function Line({ icon, title, note }: { icon: LucideIcon; title: string; note: string }) {
  return (
    <li>
      <Icon of={icon} />
      <div>
        <b>{title}</b>
        <p className={utilities.small}>{note}</p>
      </div>
    </li>
  );
}
