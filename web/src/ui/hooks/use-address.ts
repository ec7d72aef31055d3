import { use } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useSearchParams } from "react-router";

type Edit = (params: URLSearchParams) => void;

/** Returns the query parameters of the page's address and a function that changes them in place. */
export function useAddress(): [URLSearchParams, (edit: Edit) => void] {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const router = use(DataRouterContext)?.router;

  // From the address as it stands: the router may be a moment behind, or on its way to another page, which it would not
  // reach if this one's address changed meanwhile. useNavigation knows of that way only after the next rendering.
  function change(edit: Edit): void {
    const nextPathname = router?.state.navigation.location?.pathname ?? pathname;
    if (window.location.pathname !== pathname || nextPathname !== pathname) return;
    const params = new URLSearchParams(window.location.search);
    edit(params);
    setSearch(params, { replace: true, preventScrollReset: true });
  }

  return [search, change];
}
