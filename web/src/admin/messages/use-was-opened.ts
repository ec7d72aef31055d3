import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * Whether the message that is open was opened: whoever did reads on there. It may also stand in the address of the page
 * that was opened, whose beginning is where one is then, or be among what a filter lets through again.
 */
export function useWasOpened(): boolean {
  const { key } = useLocation();
  return useNavigationType() !== NavigationType.Replace && key !== "default";
}
