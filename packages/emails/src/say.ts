import { createContext, useContext, type ReactNode } from 'react';

/** Translates an English text into the email's language. Fields are written as in Go's templates. */
export type Say = (english: string) => string;

export const SayContext = createContext<Say>((english) => english);
export const useSay = (): Say => useContext(SayContext);

/** Joins a paragraph's content into one text, so that a translation can order its fields freely. */
export function textOf(children: ReactNode): string {
  const parts: ReactNode[] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  return parts
    .map((part) => {
      if (typeof part !== 'string') throw new Error('A paragraph holds only text and fields');
      return part;
    })
    .join('');
}
