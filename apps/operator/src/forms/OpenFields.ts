import { createContext, useContext } from 'react';

/** The names of the fields that may be changed, of the form around; all of them where nothing says which. */
export const OpenFields = createContext<readonly string[] | null>(null);

/** What a field takes of it. */
export function useIsClosed(name: string): { isDisabled?: true } {
  const open = useContext(OpenFields);
  return open === null || open.includes(name) ? {} : { isDisabled: true };
}
