import type { Block } from "@creel/domain/returns/block";
import { t } from "@lingui/core/macro";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { Button as AriaButton } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { blockAbout, blockIcon, blockName } from "./block-names.ts";
import { BlockSettings, hasSettings } from "./block-settings.tsx";

import * as styles from "./builder.module.css";

interface BlockRowProps {
  block: Block;
  isOpen: boolean;
  onOpen: () => void;
  onChange: (block: Block) => void;
  /** `null` at the ends of the list. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  /** `null` for the one block that every template needs. */
  onRemove: (() => void) | null;
}

/** A block of a template: its name opens its settings. */
export function BlockRow({ block, isOpen, onOpen, onChange, onUp, onDown, onRemove }: BlockRowProps) {
  const name = blockName(block);
  const texts = (
    <>
      <Icon of={blockIcon(block)} />
      <span className={styles.texts}>
        <b>{name}</b>
        <span>{blockAbout(block)}</span>
      </span>
    </>
  );
  return (
    <li className={styles.block} data-open={isOpen || undefined}>
      <div className={styles.line}>
        {hasSettings(block) ? (
          <AriaButton className={styles.open} aria-expanded={isOpen} onPress={onOpen}>
            {texts}
          </AriaButton>
        ) : (
          <span className={styles.open}>{texts}</span>
        )}
        <IconButton label={t`Move ${name} up`} isDisabled={onUp === null} onPress={() => onUp?.()}>
          <Icon of={ArrowUp} isSmall />
        </IconButton>
        <IconButton label={t`Move ${name} down`} isDisabled={onDown === null} onPress={() => onDown?.()}>
          <Icon of={ArrowDown} isSmall />
        </IconButton>
        <IconButton label={t`Remove ${name}`} isDisabled={onRemove === null} onPress={() => onRemove?.()}>
          <Icon of={X} isSmall />
        </IconButton>
      </div>
      {isOpen && hasSettings(block) && <BlockSettings block={block} onChange={onChange} />}
    </li>
  );
}
