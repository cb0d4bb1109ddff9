import { createContext, useContext, type ReactNode } from 'react';

/** Gives an English text of a mail in the mail's language. Fields stand in it as Go's templates name them. */
export type Say = (english: string) => string;

export const SayContext = createContext<Say>((english) => english);
export const useSay = (): Say => useContext(SayContext);

/** What stands in a paragraph as one text, so that a translation may order its fields as its language does. */
export function textOf(children: ReactNode): string {
  const parts: ReactNode[] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  return parts
    .map((part) => {
      if (typeof part !== 'string') throw new Error('A paragraph holds only text and fields');
      return part;
    })
    .join('');
}
