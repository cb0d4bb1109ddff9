import { RouterProvider } from 'react-aria-components';
import { NavigateContext } from '../internal/Anchor.tsx';
import { PageProvider, type PageProviderProps } from './PageProvider.tsx';

export type UiProviderProps = PageProviderProps & {
  /** Client-side navigation for every link in the library. Without it, links load a new page. */
  navigate?: (href: string) => void;
};

/**
 * Provides the app's router and locale to the components, and sets the page's language and direction. Wrap
 * the app once.
 */
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
