import { use } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useSearchParams } from "react-router";

type Edit = (params: URLSearchParams) => void;

/** Returns the query parameters of the page's address and a function that changes them in place. */
export function useAddress(): [URLSearchParams, (edit: Edit) => void] {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const router = use(DataRouterContext)?.router;

  // Edits the address as it is now. The router may be a moment behind, or on its way to another page, which a change of
  // this page's address would cancel. `useNavigation` knows of that only after the next render.
  function change(edit: Edit): void {
    const nextPathname = router?.state.navigation.location?.pathname ?? pathname;
    if (window.location.pathname !== pathname || nextPathname !== pathname) return;
    const params = new URLSearchParams(window.location.search);
    edit(params);
    setSearch(params, { replace: true, preventScrollReset: true });
  }

  return [search, change];
}
