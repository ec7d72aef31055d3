// Like libraries.ts, for third-party widgets such as buttons and lists.
export { RouterProvider } from "react-aria-components";
