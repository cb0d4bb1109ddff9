import { createContext, useContext, type ReactNode } from 'react';

/** What a sentence is in its email. Those of the frame and the boxes, which all emails share, are labels. */
export type Kind = 'subject' | 'preview' | 'heading' | 'paragraph' | 'button' | 'note' | 'label';

/** Where a sentence stands: the conditions under which it is shown, and the list that it is repeated for. */
export type Place = { conditions: readonly string[]; each?: string };

/** Translates an English text into the email's language. Fields are written as in Go's templates. */
export type Say = (english: string, kind?: Kind, place?: Place) => string;

export const PlaceContext = createContext<Place>({ conditions: [] });
export const SayContext = createContext<Say>((english) => english);

/** Translates texts where the component stands. */
export function useSay(): (english: string, kind?: Kind) => string {
  const say = useContext(SayContext);
  const place = useContext(PlaceContext);
  return (english, kind = 'label') => say(english, kind, place);
}

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
