import { createContext } from "react";

/** `letter` is 8.5 by 11 in, `a4` 210 by 297 mm. */
export type Paper = "letter" | "a4";

export const PaperContext = createContext<Paper>("letter");
