import { nameKey } from "../../text/fold.ts";

export interface HeadedCell {
  header: string;
  text: string;
}

const YES = new Set("yes,y,true,1,x,ja,j,si,s,oui,o,vrai,tak,t,kylla,k,sim,verdadero,wahr".split(","));
const NO = new Set("no,n,false,0,nein,nej,non,faux,nee,nie,ei,e,nao,falso,falsch".split(","));
const CHECK = /^[✓✔☑]\uFE0F?$/u;
const CROSS = /^[✗✘☒☐]\uFE0F?$/u;

/** `null` if the text is neither. */
export function readYesNo(text: string): boolean | null {
  const plain = text.trim();
  if (CHECK.test(plain)) return true;
  if (CROSS.test(plain)) return false;
  const key = /\d/.test(plain) ? plain : nameKey(plain);
  if (YES.has(key)) return true;
  return NO.has(key) ? false : null;
}
