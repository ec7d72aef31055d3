import type { ReturnTemplate } from "@creel/domain/returns/catch-return";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";

import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { EmptyState, Problem, Skeleton } from "../../ui/feedback/states.tsx";
import { BackLink } from "../../ui/layout/back-link.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { TemplateForm } from "../builder/template-form.tsx";
import { returnTemplatesQuery } from "../data/api.ts";
import { RETURNS_PATH } from "../data/return-paths.ts";
import { removeTemplate } from "../data/save-returns.ts";
import { useReturnChange } from "../data/use-return-change.ts";
import { useTemplates } from "../data/use-returns.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

const NEW = "new";
/** Room for five blocks, in pixels. */
const ROOM_PX = 400;

/** Builds a template from blocks, or changes one. */
export function TemplatePage() {
  const { templateId = NEW } = useParams();
  return (
    <div className={utilities.page}>
      <title>{t`Return template · Creel`}</title>
      <BackLink to={RETURNS_PATH}>{t`Returns`}</BackLink>
      <PageHeader>
        <div>
          <h1>{t`A template of your own`}</h1>
          <p className={utilities.muted}>{t`Blocks from top to bottom make the page. No formulas.`}</p>
        </div>
      </PageHeader>
      {templateId === NEW ? <TemplateForm template={null} /> : <ExistingTemplate id={templateId} />}
    </div>
  );
}

function ExistingTemplate({ id }: { id: string }) {
  const template = useTemplates().find((each) => each.id === id);
  const { isPending } = useQuery(returnTemplatesQuery);
  if (template) {
    return <TemplateForm key={id} template={template} more={<DeleteTemplate template={template} />} />;
  }
  if (isPending) {
    return (
      <div role="status" aria-label={t`Loading the template`}>
        <Skeleton width="100%" height={ROOM_PX} />
      </div>
    );
  }
  return (
    <EmptyState
      level={2}
      title={t`No such template`}
      drawing="course"
      actions={<LinkButton to={RETURNS_PATH}>{t`All returns`}</LinkButton>}
    >
      {t({ message: "It was deleted, or the link is wrong.", context: "a template" })}
    </EmptyState>
  );
}

function DeleteTemplate({ template }: { template: ReturnTemplate }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { name } = template;
  const { mutate, isPending, problem } = useReturnChange({
    send: () => removeTemplate(template),
    onDone: (saved) => {
      announceSaved(saved, t`Template deleted`);
      void navigate(RETURNS_PATH);
    },
    failure: t`The template could not be deleted. Please try again.`,
  });
  return (
    <>
      <Button look="danger" onPress={() => setIsAsking(true)}>
        {t`Delete`}
      </Button>
      {isAsking && (
        <AlertDialog
          title={t`Delete the template ${name}?`}
          action={t`Delete template`}
          isDanger
          isPending={isPending}
          onConfirm={() => mutate()}
          onCancel={() => setIsAsking(false)}
        >
          <p>{t`Returns that you made with it stay.`}</p>
          <Problem text={problem} />
        </AlertDialog>
      )}
    </>
  );
}
