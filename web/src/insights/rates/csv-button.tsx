import { Download } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";

interface CsvButtonProps {
  /** The label, which names the content of the file. */
  children: string;
  className?: string;
  onSave: () => Promise<void>;
}

/** Saves the numbers behind a chart as a file for spreadsheets. */
export function CsvButton({ children, onSave, ...props }: CsvButtonProps) {
  return (
    <Button {...props} onPress={() => void onSave()}>
      <Icon of={Download} isSmall />
      {children}
    </Button>
  );
}
