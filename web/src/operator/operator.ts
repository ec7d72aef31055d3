import { type Operator, operatorSchema, UNNAMED_OPERATOR } from "@creel/domain/contact/operator";
import { createContext, use } from "react";

const OperatorContext = createContext<Operator>(UNNAMED_OPERATOR);

export const OperatorProvider = OperatorContext.Provider;

/** Who runs this Creel, as far as they have said so in the settings. */
export function useOperator(): Operator {
  return use(OperatorContext);
}

/** As the server wrote it into the page; who has said nothing where the page did not come from it (`npm run dev`). */
export function readOperator(): Operator {
  const text = document.querySelector("#operator")?.textContent;
  return text ? operatorSchema.parse(JSON.parse(text)) : UNNAMED_OPERATOR;
}
