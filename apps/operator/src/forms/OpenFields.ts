import { createContext, useContext } from 'react';

/** The names of the surrounding form's editable fields; null means all of them. */
export const OpenFields = createContext<readonly string[] | null>(null);

/** The props that a field gets from it. */
export function useIsClosed(name: string): { isDisabled?: true } {
  const open = useContext(OpenFields);
  return open === null || open.includes(name) ? {} : { isDisabled: true };
}
