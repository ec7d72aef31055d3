import { type Operator, operatorSchema, UNNAMED_OPERATOR } from "@creel/domain/contact/operator";
import { createContext, use } from "react";

const OperatorContext = createContext<Operator>(UNNAMED_OPERATOR);

export const OperatorProvider = OperatorContext.Provider;

export function useOperator(): Operator {
  return use(OperatorContext);
}

/** The server writes it into the page; `npm run dev` has none. */
export function readOperator(): Operator {
  const text = document.querySelector("#operator")?.textContent;
  return text ? operatorSchema.parse(JSON.parse(text)) : UNNAMED_OPERATOR;
}
