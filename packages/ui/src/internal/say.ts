import { createContext, useCallback, useContext } from 'react';

/** Translations of the library's own text; keys are the English texts with their {placeholders}. */
export type Messages = Readonly<Record<string, string>>;
export type Say = (text: string, values?: Readonly<Record<string, string | number>>) => string;

export const MessagesContext = createContext<Messages>({});

/** Translates the library's own text into the app's language; falls back to English. */
export function useSay(): Say {
  const messages = useContext(MessagesContext);
  return useCallback(
    (text, values) => {
      const said = messages[text] ?? text;
      return values
        ? said.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
        : said;
    },
    [messages],
  );
}
