// As libraries.ts, with what others have written of buttons, lists and their like.
export { RouterProvider } from "react-aria-components";
