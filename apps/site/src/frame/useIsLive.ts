import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page lives in a browser; false where the server draws it, and while React compares its first picture. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
