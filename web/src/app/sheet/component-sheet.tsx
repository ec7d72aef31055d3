import "./component-sheet.css";
import { SPECIES } from "@creel/domain/species/species";
import { useState } from "react";

import { ThemeChoice } from "../../accounts/profile/theme-choice.tsx";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { Figure } from "../../ui/layout/figure.tsx";
import { Toasts } from "../../ui/overlays/toast.tsx";
import { ButtonsPart, FieldsPart, NumbersPart } from "./control-parts.tsx";
import { DrawingsPart } from "./drawings-part.tsx";
import { MessagesPart, OverlaysPart } from "./overlay-parts.tsx";
import { Part } from "./part.tsx";

/** Every component in every state: /components.html while `npm run dev` runs. */
export function ComponentSheet() {
  return (
    <div className="page sheet">
      <header className="sheet-head">
        <h1>Component sheet</h1>
        <ThemeChoice />
      </header>
      <ButtonsPart />
      <SpeciesPart />
      <DrawingsPart />
      <FieldsPart />
      <NumbersPart />
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
      <div className="sheet-line">
        {SPECIES.map(({ name }) => (
          <span key={name} className="sheet-line">
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

function TypePart() {
  return (
    <Part title="Type and figures">
      <h1>Walleye at first light</h1>
      <h2>Recent Catches</h2>
      <p>Body, 17 px. Second cast off the point, dead slow on the bottom.</p>
      <p className="small">
        Label, 15 px. <i className="place">Lake Vermilion</i>: water is set in italics, as on a chart.
      </p>
      <div className="sheet-line">
        <Figure amounts={[{ figure: "31.4", unit: "lb" }]} size="huge" />
        <Figure amounts={[{ figure: "49.5", unit: "in" }]} size="large" />
        <Figure
          amounts={[
            { figure: "5", unit: "lb" },
            { figure: "8.5", unit: "oz" },
          ]}
        />
        <Figure amounts={[]} />
      </div>
    </Part>
  );
}
