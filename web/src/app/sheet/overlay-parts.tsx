import { Eye, Trash2, Wind } from "lucide-react";
import { useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { Badge, EmptyState, Notice } from "../../ui/feedback/states.tsx";
import { Fold } from "../../ui/layout/fold.tsx";
import { DialogBody } from "../../ui/overlays/dialog-parts.tsx";
import { AlertDialog, Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { Menu, MenuItem, MenuRule } from "../../ui/overlays/menu.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { Part } from "./part.tsx";

import * as styles from "./component-sheet.module.css";

export function OverlaysPart() {
  const [open, setOpen] = useState<"dialog" | "alert" | null>(null);
  const close = () => setOpen(null);
  return (
    <Part title="Dialog, alert dialog, menu, toast">
      <div className={styles.line}>
        <Button onPress={() => setOpen("dialog")}>Dialog</Button>
        <Button onPress={() => setOpen("alert")}>Alert dialog</Button>
        <Menu trigger={<Button>Menu</Button>} label="Catch">
          <MenuItem icon={Eye}>View</MenuItem>
          <MenuRule />
          <MenuItem icon={Trash2} isDanger>
            Delete
          </MenuItem>
        </Menu>
        <Button
          onPress={() => showToast({ text: "Walleye saved", action: { label: "View", onPress: close } })}
        >
          Toast
        </Button>
        <Button onPress={() => showToast({ text: "Saved on this phone", isError: true })}>
          Toast of a failure
        </Button>
      </div>
      {open === "dialog" && (
        <Dialog size="medium" onClose={close}>
          <DialogHead title="A dialog" note="A note" onClose={close} />
          <DialogBody>On a phone it takes the whole screen.</DialogBody>
        </Dialog>
      )}
      {open === "alert" && (
        <AlertDialog title="Delete Catch" action="Delete Catch" isDanger onConfirm={close} onCancel={close}>
          <p>Are you sure you want to delete this catch? This action cannot be undone.</p>
        </AlertDialog>
      )}
    </Part>
  );
}

export function MessagesPart() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Part title="Badges, notices, folds, empty states">
      <div className={styles.line}>
        <Badge tone="good">Excellent</Badge>
        <Badge tone="info">Good</Badge>
        <Badge tone="fair">Fair</Badge>
        <Badge tone="bad">Poor</Badge>
        <Badge>Angler</Badge>
      </div>
      <Notice tone="good">Account created successfully! Please sign in.</Notice>
      <Notice tone="bad">Failed to save catch. Server error. Please try again later.</Notice>
      <Notice tone="info">Filled in for this place, 20 Nov 6 am.</Notice>
      <Fold
        icon={Wind}
        title="Environmental Conditions"
        preview="Partly Cloudy, 41 °F, SW 8, 29.92 falling"
        isExpanded={isOpen}
        onExpandedChange={setIsOpen}
      >
        What is in it.
      </Fold>
      <EmptyState title="Nothing here yet" actions={<Button>Show all my catches</Button>}>
        No catches in this part of the map.
      </EmptyState>
    </Part>
  );
}
