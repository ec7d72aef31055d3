import { Fish, Hook } from "../../ui/art/drawn-icons.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Illustration } from "../../ui/art/illustration.tsx";
import { Logo } from "../../ui/art/logo.tsx";
import { Part } from "./part.tsx";

import * as styles from "./component-sheet.module.css";

const SUBJECTS = ["float", "hook", "course", "parted", "bottle"] as const;

export function DrawingsPart() {
  return (
    <Part title="Own drawings">
      <div className={styles.line}>
        <Logo />
        <Icon of={Fish} />
        <Icon of={Hook} />
      </div>
      <div className={styles.drawings}>
        {SUBJECTS.map((subject) => (
          <Illustration key={subject} of={subject} />
        ))}
      </div>
    </Part>
  );
}
