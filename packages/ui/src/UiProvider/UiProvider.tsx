import { RouterProvider } from 'react-aria-components';
import { NavigateContext } from '../internal/Anchor.tsx';
import { PageProvider, type PageProviderProps } from './PageProvider.tsx';

export type UiProviderProps = PageProviderProps & {
  /** Client navigation for every link of the library; without it links load the page. */
  navigate?: (href: string) => void;
};

/** Gives the components the app's router and locale, and the page its language and direction. Wrap the app once. */
export function UiProvider({ navigate, children, ...page }: UiProviderProps) {
  return (
    <PageProvider {...page}>
      {navigate ? (
        <RouterProvider navigate={navigate}>
          <NavigateContext value={navigate}>{children}</NavigateContext>
        </RouterProvider>
      ) : (
        children
      )}
    </PageProvider>
  );
}
