import { initials, type User } from "@creel/domain/accounts/user";
import { Menu as MenuIcon, X } from "lucide-react";
import { useState } from "react";
import { Link, NavLink, useLocation } from "react-router";

import { useAuth } from "../../accounts/signed-in/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Logo } from "../../ui/art/logo.tsx";
import { IconButton, LinkButton } from "../../ui/controls/button.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { destinationsOf } from "./navigation.ts";
import { UserMenu } from "./user-menu.tsx";

export function Header() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  // The path of the page on which it was opened: navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isMenuOpen = openOn === pathname;
  const close = () => setOpenOn(null);

  return (
    <header className="header">
      <div className="page header-row">
        <Link to={user ? "/dashboard" : "/"} className="brand">
          <Logo />
          Creel
        </Link>
        <nav className="nav" aria-label="Main">
          {destinationsOf(user).map(({ path, label }) => (
            <NavLink key={path} to={path} end className="nav-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="header-end">
          {user ? <UserMenu user={user} /> : <SignedOutLinks />}
          <MenuToggle
            user={user}
            isOpen={isMenuOpen}
            onToggle={() => setOpenOn(isMenuOpen ? null : pathname)}
          />
        </div>
      </div>
      {isMenuOpen && <MobileMenu onClose={close} />}
    </header>
  );
}

function SignedOutLinks() {
  return (
    <>
      <LinkButton look="quiet" to="/login">
        Login
      </LinkButton>
      <LinkButton to="/login?mode=register">Sign Up</LinkButton>
    </>
  );
}

interface MenuToggleProps {
  user: User | null;
  isOpen: boolean;
  onToggle: () => void;
}

function MenuToggle({ user, isOpen, onToggle }: MenuToggleProps) {
  return (
    <IconButton
      label={isOpen ? "Close menu" : "Open menu"}
      className="only-phone"
      aria-expanded={isOpen}
      aria-controls="mobile-menu"
      onPress={onToggle}
    >
      {user && !isOpen ? (
        <span className="initials" aria-hidden>
          {initials(user)}
        </span>
      ) : (
        <Icon of={isOpen ? X : MenuIcon} />
      )}
    </IconButton>
  );
}
