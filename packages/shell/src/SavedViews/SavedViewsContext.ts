import { createContext } from 'react';

/** Whether a portal's lists can be saved as views. */
export const SavedViewsContext = createContext(false);
