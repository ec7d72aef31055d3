import { useLocation, useSearchParams } from "react-router";

type Edit = (params: URLSearchParams) => void;

/** What stands behind the question mark of the page's address, and a way to change it in place. */
export function useAddress(): [URLSearchParams, (edit: Edit) => void] {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();

  // From the address as it stands: the router may be a moment behind, or gone to another page.
  function change(edit: Edit): void {
    if (window.location.pathname !== pathname) return;
    const params = new URLSearchParams(window.location.search);
    edit(params);
    setSearch(params, { replace: true, preventScrollReset: true });
  }

  return [search, change];
}
