import { ChartDrawing } from "../../ui/chart-drawing.tsx";
import { Fish, Hook } from "../../ui/drawn-icons.ts";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Part } from "./part.tsx";

const SUBJECTS = ["float", "hook", "course", "parted", "bottle"] as const;

/** What was drawn for this product alone. */
export function DrawingsPart() {
  return (
    <Part title="Own drawings">
      <div className="sheet-line">
        <Logo />
        <Icon of={Fish} />
        <Icon of={Hook} />
      </div>
      <div className="sheet-drawings">
        {SUBJECTS.map((subject) => (
          <ChartDrawing key={subject} of={subject} />
        ))}
      </div>
    </Part>
  );
}
