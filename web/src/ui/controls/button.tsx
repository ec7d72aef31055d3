import "./button.css";
import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { Link, type LinkProps } from "react-router";

import { useClearAnnouncements } from "../announce/use-clear-announcements.ts";
import { classNames } from "../styles/class-names.ts";

/**
 * `signal` is the one main action of a screen, `deep` the second rank, `line` and `quiet` the rest;
 * `danger` waits, `danger-fill` confirms.
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
  return <AriaButton {...props} className={buttonClass({ look, isLarge, isWide, className })} />;
}

/** A link that looks like a button: it goes somewhere. */
export function LinkButton({
  look,
  isLarge,
  isWide,
  className,
  ...props
}: Omit<LinkProps, "className"> & ButtonLook) {
  return <Link {...props} className={buttonClass({ look, isLarge, isWide, className })} />;
}

type LookOrNone = { [Name in keyof ButtonLook]: ButtonLook[Name] | undefined };

function buttonClass({ look = "line", isLarge, isWide, className }: LookOrNone): string {
  return classNames(
    "button",
    `button-${look}`,
    isLarge && "button-large",
    isWide && "button-wide",
    className,
  );
}

interface IconButtonProps extends Omit<AriaButtonProps, "className" | "style" | "children"> {
  /** What it does; the drawing alone does not say. */
  label: string;
  children: ReactNode;
  isFramed?: boolean;
  className?: string;
}

export function IconButton({ label, isFramed = false, className, children, ...props }: IconButtonProps) {
  useClearAnnouncements();
  const names = classNames("icon-button", isFramed && "icon-button-framed", className);
  return (
    <AriaButton {...props} className={names}>
      {children}
      <span className="visually-hidden">{label}</span>
    </AriaButton>
  );
}
