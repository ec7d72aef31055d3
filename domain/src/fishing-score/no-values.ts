export type NoValues = Record<string, never>;
