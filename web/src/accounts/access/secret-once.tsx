import { t } from "@lingui/core/macro";
import { Check, Copy, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";

import { announce } from "../../ui/announce.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Problem } from "../../ui/feedback/states.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { AlertDialog, Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./secret-once.module.css";

interface SecretOnceProps {
  title: string;
  /** One secret, such as a token, or several, such as backup codes. */
  secrets: readonly string[];
  /** Says what it is for, and what to do if it is lost. */
  children: ReactNode;
  facts?: readonly SecretFact[];
  isPrintable?: boolean;
  onDone: () => void;
}

interface SecretFact {
  term: string;
  value: string;
}

/** Shows a secret in full, this once. Closing it by anything but its last button asks first. */
export function SecretOnce({ title, secrets, isPrintable = false, onDone, ...about }: SecretOnceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const copying = useCopying(secrets);
  const ask = () => setIsAsking(true);
  const isOne = secrets.length === 1;
  return (
    <>
      <Dialog size="medium" isAwaited onClose={ask}>
        <DialogHead title={title} onClose={ask} />
        <DialogBody className={styles.body}>
          {isOne ? <OneSecret secret={secrets[0] ?? ""} copying={copying} /> : <Codes secrets={secrets} />}
          <Problem text={copying.problem} />
          <About {...about} />
        </DialogBody>
        <DialogFoot>
          {isOne ? (
            <span data-start className={utilities.hint}>{t`Closing asks once more.`}</span>
          ) : (
            <CopyButton copying={copying} />
          )}
          {isPrintable && <PrintButton />}
          <Button look={isOne ? "line" : "deep"} onPress={onDone}>
            {isOne ? t`I saved it` : t`I saved them`}
          </Button>
        </DialogFoot>
      </Dialog>
      {isAsking && <Leaving isOne={isOne} onDone={onDone} onStay={() => setIsAsking(false)} />}
      {isPrintable && <OnPaper title={title} secrets={secrets} />}
    </>
  );
}

interface Copying {
  isCopied: boolean;
  problem: string | null;
  copy: () => void;
}

/** Copies the secrets, one per line. A toast would be behind the dialog, so the button itself says that it worked. */
function useCopying(secrets: readonly string[]): Copying {
  const [outcome, setOutcome] = useState<"copied" | "blocked" | null>(null);
  async function copy(): Promise<void> {
    const isCopied = await copyText(secrets.join("\n"));
    setOutcome(isCopied ? "copied" : "blocked");
    if (isCopied) announce(t`Copied`);
  }
  return {
    isCopied: outcome === "copied",
    problem:
      outcome === "blocked" ? t`Your browser blocked copying. Select the text and copy it yourself.` : null,
    copy: () => void copy(),
  };
}

function OneSecret({ secret, copying }: { secret: string; copying: Copying }) {
  return (
    <div className={styles.box}>
      <code>{secret}</code>
      <Button look="deep" isWide autoFocus onPress={copying.copy}>
        <CopyLabel copying={copying} />
      </Button>
    </div>
  );
}

function Codes({ secrets }: Pick<SecretOnceProps, "secrets">) {
  return (
    <ol className={styles.codes}>
      {secrets.map((secret) => (
        <li key={secret}>{secret}</li>
      ))}
    </ol>
  );
}

function CopyButton({ copying }: { copying: Copying }) {
  return (
    <Button data-start autoFocus onPress={copying.copy}>
      <CopyLabel copying={copying} />
    </Button>
  );
}

function CopyLabel({ copying: { isCopied } }: { copying: Copying }) {
  return (
    <>
      <Icon of={isCopied ? Check : Copy} isSmall />
      {isCopied ? t`Copied` : t`Copy`}
    </>
  );
}

function PrintButton() {
  return (
    <Button onPress={() => print()}>
      <Icon of={Printer} isSmall />
      {t`Print`}
    </Button>
  );
}

function About({ children, facts }: Pick<SecretOnceProps, "children" | "facts">) {
  return (
    <>
      <p>{children}</p>
      {facts && (
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

interface LeavingProps {
  isOne: boolean;
  onDone: () => void;
  onStay: () => void;
}

function Leaving({ isOne, onDone, onStay }: LeavingProps) {
  return (
    <AlertDialog
      title={isOne ? t`Close without saving it?` : t`Close without saving them?`}
      action={t`Close`}
      cancel={t`Go back`}
      isDanger
      onConfirm={onDone}
      onCancel={onStay}
    >
      <p>{isOne ? t`Creel can’t show it again.` : t`Creel can’t show them again.`}</p>
    </AlertDialog>
  );
}

/** The only part of the page that is printed. */
function OnPaper({ title, secrets }: Pick<SecretOnceProps, "title" | "secrets">) {
  return createPortal(
    <div className={styles.paper} aria-hidden>
      <h1>{t`${title} · Creel`}</h1>
      <Codes secrets={secrets} />
    </div>,
    document.body,
  );
}
