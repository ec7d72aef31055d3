import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";

const stateSchema = z.object({ token: z.string() });

/**
 * The token behind the # of a mailed link; `null` when there is none. It is taken out of the address, where
 * others could read it over a shoulder or in a shared picture, and kept with the tab's history, so that a
 * reload has it still.
 */
export function useLinkToken(): string | null {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [, fromAddress = null] = /^#token=(.+)$/.exec(hash) ?? [];

  useEffect(() => {
    if (fromAddress !== null) void navigate(pathname, { replace: true, state: { token: fromAddress } });
  }, [fromAddress, navigate, pathname]);

  return fromAddress ?? stateSchema.safeParse(state).data?.token ?? null;
}
