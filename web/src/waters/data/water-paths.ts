export const WATERS_PATH = "/catches/waters";

export function waterPath({ id }: { id: string }): string {
  return `${WATERS_PATH}/${id}`;
}
