import { type Operator, operatorSchema, UNNAMED_OPERATOR } from "@creel/domain/contact/operator";
import { describeAnglers, describeResponse } from "@creel/texts/contact/operator-phrases";
import { i18n } from "@lingui/core";
import { createContext, use } from "react";

const OperatorContext = createContext<Operator>(UNNAMED_OPERATOR);

export const OperatorProvider = OperatorContext.Provider;

/** Texts that the operator did not set are in the language of the app. */
export function useOperator(): Operator {
  const operator = use(OperatorContext);
  const [response, anglers] = [describeResponse(operator, i18n), describeAnglers(operator, i18n)];
  return { ...operator, response, anglers };
}

/** The server writes it into the page; `npm run dev` has none. */
export function readOperator(): Operator {
  const text = document.querySelector("#operator")?.textContent;
  return text ? operatorSchema.parse(JSON.parse(text)) : UNNAMED_OPERATOR;
}
