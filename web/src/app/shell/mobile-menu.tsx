import { fullName, initials, ROLE_LABELS } from "@creel/domain/accounts/user";
import { LogIn, LogOut, ShieldCheck, UserPlus, UserRound } from "lucide-react";
import { type FocusEvent, useEffect } from "react";
import { Link, NavLink } from "react-router";

import { useAuth } from "../../accounts/signed-in/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { destinationsOf } from "./navigation.ts";
import { useSignOut } from "./use-sign-out.ts";

export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { user } = useAuth();
  const signOut = useSignOut();
  // The menu closes with the link in it; on another page the focus goes to the title.
  const leave = () => {
    focusToggle();
    onClose();
  };
  useEscape(leave);

  return (
    <div id="mobile-menu" className="mobile-menu only-phone" onBlur={(event) => leftFor(event) && onClose()}>
      <div className="page">
        {user && (
          <div className="mobile-menu-who">
            <span className="initials" aria-hidden>
              {initials(user)}
            </span>
            <div>
              <b>{fullName(user)}</b>
              <p className="small muted">{ROLE_LABELS[user.role]}</p>
            </div>
          </div>
        )}
        <nav aria-label="Menu">
          {destinationsOf(user).map(({ path, label, icon }) => (
            <NavLink key={path} to={path} end className="mobile-menu-link" onClick={leave}>
              <Icon of={icon} />
              {label}
            </NavLink>
          ))}
          {user && (
            <NavLink to="/profile" className="mobile-menu-link" onClick={leave}>
              <Icon of={UserRound} />
              Profile
            </NavLink>
          )}
          {user?.role === "admin" && (
            <NavLink to="/admin" className="mobile-menu-link" onClick={leave}>
              <Icon of={ShieldCheck} />
              Admin Dashboard
            </NavLink>
          )}
          {user ? (
            <button type="button" className="mobile-menu-link" onClick={signOut}>
              <Icon of={LogOut} />
              Logout
            </button>
          ) : (
            <SignedOutLinks onClose={leave} />
          )}
        </nav>
      </div>
    </div>
  );
}

function SignedOutLinks({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Link to="/login" className="mobile-menu-link" onClick={onClose}>
        <Icon of={LogIn} />
        Login
      </Link>
      <Link to="/login?mode=register" className="mobile-menu-link" onClick={onClose}>
        <Icon of={UserPlus} />
        Sign Up
      </Link>
    </>
  );
}

function leftFor({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && relatedTarget.closest("header") === null;
}

function focusToggle(): void {
  document.querySelector<HTMLElement>("[aria-controls='mobile-menu']")?.focus();
}

function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") onEscape();
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [onEscape]);
}
