import { t } from "@lingui/core/macro";
import { IdCard } from "lucide-react";
import { Suspense, useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useCurrentLicenses } from "../data/use-licenses.ts";

/** Loaded on demand, because licenses are shown seldom. */
const LicensesSheet = lazyPart(async () => (await import("./licenses-sheet.tsx")).LicensesSheet);

/** Returns the sheet with all licenses, and a function that opens it. */
export function useLicensesSheet() {
  const [isOpen, setIsOpen] = useState(false);
  const sheet = isOpen && (
    <Suspense>
      <LicensesSheet onClose={() => setIsOpen(false)} />
    </Suspense>
  );
  return { sheet, open: () => setIsOpen(true) };
}

/** Opens the licenses, for the strip of a running trip. Renders nothing for an angler without a license. */
export function LicensesButton({ className }: { className?: string | undefined }) {
  const licenses = useCurrentLicenses();
  const { sheet, open } = useLicensesSheet();
  if (licenses.length === 0) return null;
  return (
    <>
      <IconButton label={t`Licenses`} {...(className !== undefined && { className })} onPress={open}>
        <Icon of={IdCard} />
      </IconButton>
      {sheet}
    </>
  );
}
