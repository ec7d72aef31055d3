import { SPECIES } from "@creel/domain/species/species";
import { useState } from "react";

import { ThemeChoice } from "../../accounts/profile/theme-choice.tsx";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { Toasts } from "../../ui/overlays/toast.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { ChartsPart } from "./charts-part.tsx";
import { ButtonsPart, FieldsPart } from "./control-parts.tsx";
import { DrawingsPart } from "./drawings-part.tsx";
import { NumbersPart } from "./numbers-part.tsx";
import { MessagesPart, OverlaysPart } from "./overlay-parts.tsx";
import { Part } from "./part.tsx";
import { TypePart } from "./type-part.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./component-sheet.module.css";

/** Every component in every state: /components.html while `npm run dev` runs. */
export function ComponentSheet() {
  return (
    <div className={classNames(styles.root, utilities.page)}>
      <header className={styles.head}>
        <h1>Component sheet</h1>
        <ThemeChoice />
      </header>
      <ButtonsPart />
      <SpeciesPart />
      <DrawingsPart />
      <FieldsPart />
      <NumbersPart />
      <ChartsPart />
      <OverlaysPart />
      <MessagesPart />
      <TabsPart />
      <LoadingPart />
      <TypePart />
      <Toasts />
    </div>
  );
}

function SpeciesPart() {
  return (
    <Part title="Species marks">
      <div className={styles.line}>
        {SPECIES.map(({ name }) => (
          <span key={name} className={styles.line}>
            <SpeciesMark species={name} isRinged />
            {name}
          </span>
        ))}
      </div>
    </Part>
  );
}

type Tab = "first" | "second";

function TabsPart() {
  const [tab, setTab] = useState<Tab>("first");
  return (
    <Part title="Tabs">
      <Tabs
        label="Tabs"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: "first", title: "Sign In", content: <p>One panel.</p> },
          { id: "second", title: "Sign Up", content: <p>The other.</p> },
        ]}
      />
    </Part>
  );
}

function LoadingPart() {
  return (
    <Part title="Loading">
      <Skeleton width="60%" height={18} />
      <Skeleton width="100%" height={64} />
    </Part>
  );
}
