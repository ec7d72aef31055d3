import { LayoutDashboard, Map, NotebookText, Plus, UserRound } from "lucide-react";
import { NavLink } from "react-router";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { Icon } from "../../ui/art/icon.tsx";

/** The middle button opens the form at the present position. */
export function BottomNav() {
  const { onLog } = useCatchDialogs();
  return (
    <nav className="bar" aria-label="Main">
      <NavLink to="/dashboard" className="bar-link">
        <Icon of={LayoutDashboard} />
        Dashboard
      </NavLink>
      <NavLink to="/map" className="bar-link" end>
        <Icon of={Map} />
        Map
      </NavLink>
      <button type="button" className="bar-link bar-log" onClick={() => onLog("here")}>
        <span className="bar-log-plate">
          <Icon of={Plus} />
        </span>
        <span className="bar-log-word">Log a catch</span>
      </button>
      <NavLink to="/catches" className="bar-link">
        <Icon of={NotebookText} />
        My Catches
      </NavLink>
      <NavLink to="/profile" className="bar-link">
        <Icon of={UserRound} />
        You
      </NavLink>
    </nav>
  );
}
