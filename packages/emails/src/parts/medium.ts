import { createContext, useContext } from 'react';

/** The same parts write the HTML of a mail and its plain text. */
export type Medium = 'html' | 'text';
export const MediumContext = createContext<Medium>('html');
export const useText = (): boolean => useContext(MediumContext) === 'text';
