import { Link, NavLink } from "react-router";

import { useAuth } from "../../accounts/signed-in/auth.tsx";
import { Logo } from "../../ui/art/logo.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { MenuToggle } from "./menu-toggle.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { destinationsOf } from "./navigation.ts";
import { UserMenu } from "./user-menu.tsx";

export function Header() {
  const { user } = useAuth();
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
          <MenuToggle user={user} />
        </div>
      </div>
      <MobileMenu />
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
