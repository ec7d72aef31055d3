import { blocksSchema } from "@creel/domain/returns/block";
import type { ReturnTemplate } from "@creel/domain/returns/catch-return";
import { RETURN_LIMITS } from "@creel/domain/returns/return-limits";
import { t } from "@lingui/core/macro";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { v7 as uuidv7 } from "uuid";

import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { RETURNS_PATH } from "../data/return-paths.ts";
import { changeTemplate, createTemplate } from "../data/save-returns.ts";
import { useReturnChange } from "../data/use-return-change.ts";
import { blockIcon, blockName } from "./block-names.ts";
import { BlockRow } from "./block-row.tsx";
import { addableBlocks, edited, type EditedBlock, firstBlocks, moved } from "./new-block.ts";
import { TemplatePreview } from "./template-preview.tsx";

import * as styles from "./builder.module.css";

interface TemplateFormProps {
  /** `null` for a new template. */
  template: ReturnTemplate | null;
  /** More actions beside Save. */
  more?: ReactNode;
}

/** Blocks from top to bottom make the page, beside how it will look. */
export function TemplateForm({ template, more }: TemplateFormProps) {
  const navigate = useNavigate();
  const [id] = useState(() => template?.id ?? uuidv7());
  const [name, setName] = useState(template?.name ?? "");
  const [blocks, setBlocks] = useState<readonly EditedBlock[]>(() =>
    (template?.blocks ?? firstBlocks()).map(edited),
  );
  const [isTried, setIsTried] = useState(false);
  const given = blocks.map(({ block }) => block);
  const { mutate, isPending, problem } = useReturnChange({
    send: () => {
      const fields = { name: name.trim(), blocks: given };
      return template ? changeTemplate(template, fields) : createTemplate({ id, ...fields });
    },
    onDone: (saved) => {
      announceSaved(saved, t`Template saved`);
      void navigate(RETURNS_PATH);
    },
    failure: t`The template could not be saved. Please try again.`,
  });
  const refusals = refusalsOf(name, blocks);
  const save = () => {
    setIsTried(true);
    if (refusals.name === undefined && refusals.blocks === null) mutate();
  };
  return (
    <form
      noValidate
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div>
        <TextField
          label={t`Name`}
          placeholder={t`Our lake count`}
          maxLength={RETURN_LIMITS.name}
          value={name}
          onChange={setName}
          error={isTried ? refusals.name : undefined}
        />
        <BlockList blocks={blocks} onChange={setBlocks} />
        <AddBlock blocks={blocks} onAdd={(added) => setBlocks([...blocks, added])} />
      </div>
      <aside>
        <TemplatePreview name={name} blocks={given} />
        <Problem text={problem ?? (isTried ? refusals.blocks : null)} />
        <div className={styles.save}>
          <Button type="submit" look="deep" isPending={isPending}>
            {isPending ? t`Saving...` : t`Save the template`}
          </Button>
          <LinkButton look="quiet" to={RETURNS_PATH}>{t`Cancel`}</LinkButton>
          {more}
        </div>
      </aside>
    </form>
  );
}

/** `undefined` and `null` if nothing is wrong. */
function refusalsOf(name: string, blocks: readonly EditedBlock[]) {
  const lines = blocks.flatMap(({ block }) => (block.kind === "line" ? [block] : []));
  const isUnasked = lines.some(({ label = "" }) => label.trim() === "");
  const isFine = blocksSchema.safeParse(blocks.map(({ block }) => block)).success;
  return {
    name: name.trim() === "" ? t`Name is required` : undefined,
    blocks: isUnasked
      ? t`A line to fill in needs a question.`
      : isFine
        ? null
        : t`Something about the blocks is wrong. Remove the last one and add it again.`,
  };
}

interface BlockListProps {
  blocks: readonly EditedBlock[];
  onChange: (blocks: readonly EditedBlock[]) => void;
}

function BlockList({ blocks, onChange }: BlockListProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  return (
    <ul className={styles.blocks} aria-label={t`Blocks`}>
      {blocks.map(({ key, block }, index) => (
        <BlockRow
          key={key}
          block={block}
          isOpen={openKey === key}
          onOpen={() => setOpenKey(openKey === key ? null : key)}
          onChange={(changed) =>
            onChange(blocks.map((each) => (each.key === key ? { key, block: changed } : each)))
          }
          onUp={index === 0 ? null : () => onChange(moved(blocks, key, -1))}
          onDown={index === blocks.length - 1 ? null : () => onChange(moved(blocks, key, 1))}
          onRemove={block.kind === "rows" ? null : () => onChange(blocks.filter((each) => each.key !== key))}
        />
      ))}
    </ul>
  );
}

interface AddBlockProps {
  blocks: readonly EditedBlock[];
  onAdd: (added: EditedBlock) => void;
}

function AddBlock({ blocks, onAdd }: AddBlockProps) {
  const { units } = useUser();
  const addable = addableBlocks(
    blocks.map(({ block }) => block),
    units,
  );
  if (blocks.length >= RETURN_LIMITS.blocks) return null;
  return (
    <section aria-labelledby="add-block">
      <h2 id="add-block" className={styles.addHead}>{t`Add a block`}</h2>
      <div className={styles.adds}>
        {addable.map((block) => {
          const name = blockName(block);
          return (
            <Button key={name} className={styles.add} onPress={() => onAdd(edited(block))}>
              <Icon of={blockIcon(block)} isSmall />
              {name}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
