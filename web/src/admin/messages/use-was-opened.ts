import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * True when the message was opened on this page. False when it came with the address: there the page begins at its top.
 */
export function useWasOpened(): boolean {
  const { key } = useLocation();
  return useNavigationType() !== NavigationType.Replace && key !== "default";
}
