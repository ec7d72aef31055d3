// The third-party code of the app is bundled with this module into one file, which loads before the app's own file.
export { createBrowserRouter } from "react-router";
