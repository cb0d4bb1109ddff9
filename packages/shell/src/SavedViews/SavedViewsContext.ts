import { createContext } from 'react';

/** Whether the lists of a portal can be saved as views. */
export const SavedViewsContext = createContext(false);
