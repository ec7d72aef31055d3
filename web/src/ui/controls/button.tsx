import type { ComponentProps, ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { Link, type LinkProps } from "react-router";

import { useClearAnnouncements } from "../announce.ts";
import { classNames } from "../styles/class-names.ts";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./button.module.css";

/**
 * `signal` is the one main action of a screen, `deep` the second rank, `line` and `quiet` the rest. `danger` opens a
 * confirmation, `danger-fill` confirms.
 */
type Look = "signal" | "deep" | "line" | "quiet" | "danger" | "danger-fill";

interface ButtonLook {
  look?: Look;
  isLarge?: boolean;
  isWide?: boolean;
  className?: string;
}

interface ButtonProps extends Omit<AriaButtonProps, "className" | "style" | "children">, ButtonLook {
  children: ReactNode;
}

export function Button({ look, isLarge, isWide, className, ...props }: ButtonProps) {
  useClearAnnouncements();
  return <AriaButton {...props} {...looksOf({ look, isLarge, isWide, className })} />;
}

/** A link that looks like a button. */
export function LinkButton({
  look,
  isLarge,
  isWide,
  className,
  ...props
}: Omit<LinkProps, "className"> & ButtonLook) {
  return <Link {...props} {...looksOf({ look, isLarge, isWide, className })} />;
}

/** A link to a page that is not part of the app, which looks like a button. */
export function AnchorButton({
  look,
  isLarge,
  isWide,
  className,
  children,
  ...props
}: Omit<ComponentProps<"a">, "className"> & ButtonLook & { href: string }) {
  return (
    <a {...props} {...looksOf({ look, isLarge, isWide, className })}>
      {children}
    </a>
  );
}

type LookOrNone = { [Name in keyof ButtonLook]: ButtonLook[Name] | undefined };

function looksOf({ look = "line", isLarge, isWide, className }: LookOrNone) {
  return {
    className: classNames(styles.button, isLarge && styles.large, isWide && styles.wide, className),
    "data-look": look,
  };
}

interface IconButtonProps extends Omit<AriaButtonProps, "className" | "style" | "children"> {
  /** Names the action for screen readers. Absent if React Aria sets the label. */
  label?: string;
  children: ReactNode;
  isFramed?: boolean;
  className?: string;
}

export function IconButton({ label, isFramed = false, className, children, ...props }: IconButtonProps) {
  useClearAnnouncements();
  const names = classNames(styles.iconButton, isFramed && styles.framed, className);
  return (
    <AriaButton {...props} className={names}>
      {children}
      {label !== undefined && <span className={utilities.visuallyHidden}>{label}</span>}
    </AriaButton>
  );
}

interface IconLinkProps extends Omit<ComponentProps<"a">, "href"> {
  label: string;
  href: string;
}

/** An external link that looks like an icon button. */
export function IconLink({ label, className, children, ...props }: IconLinkProps) {
  return (
    <a {...props} className={classNames(styles.iconButton, className)}>
      {children}
      <span className={utilities.visuallyHidden}>{label}</span>
    </a>
  );
}

interface PopoverButtonProps extends Omit<ComponentProps<"button">, "type"> {
  /** The id of the popover. */
  popoverTarget: string;
}

/** Opens a native popover, which needs no JavaScript, and looks like an icon button. */
export function PopoverButton({ className, ...props }: PopoverButtonProps) {
  return <button {...props} type="button" className={classNames(styles.iconButton, className)} />;
}
