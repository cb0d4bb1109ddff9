import { createContext, useContext } from 'react';

/** The same components render an email's HTML and its plain text. */
export type Medium = 'html' | 'text';
export const MediumContext = createContext<Medium>('html');
export const useText = (): boolean => useContext(MediumContext) === 'text';
