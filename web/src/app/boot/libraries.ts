// What of the app others have written stands in a file of its own with this one, which is loaded before the app's.
export { createBrowserRouter } from "react-router";
