import { configure } from '@caravan/sdk';
import { getGetTenantQueryOptions } from '@caravan/sdk/react-query';
import { ToastRegion } from '@caravan/ui/Toast';
import { PageProvider } from '@caravan/ui/PageProvider';
import { language, libraryWords } from '@caravan/words';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, StrictMode, Suspense, useEffect } from 'react';
import { inPageLanguage } from '../language/language.ts';
import { DocumentPlace } from '../place/DocumentPlace.tsx';
import { createQueryClient } from '../query/queryClient.ts';
import { TenantContext } from '../tenant/TenantContext.ts';
import { rememberTheme } from '../tenant/brand.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** A public page that is a document of its own: it has no router, and its links are full page loads. */
export interface DocumentPage {
  Content: ComponentType<DocumentAddress>;
}

export interface DocumentAddress {
  /** The last segment of the path, which identifies the page's subject; empty at the root. */
  name: string;
  /** The query string including the question mark; empty if there is none. */
  query: string;
}

export function addressOf(href: string): DocumentAddress {
  const [path = '', query] = href.split('?');
  return { name: decodeURIComponent(path.split('/').at(-1)!), query: query ? `?${query}` : '' };
}

/** A page with its providers, the same in the browser and on the server. */
export function documentOf({ Content }: DocumentPage, at: DocumentAddress) {
  configure({ language });
  const queryClient = createQueryClient();
  return {
    queryClient,
    tree: (
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <DocumentPlace query={at.query}>
            <Marketplace>
              <PageBoundary>
                <Suspense fallback={null}>
                  <Content {...at} />
                </Suspense>
              </PageBoundary>
            </Marketplace>
          </DocumentPlace>
        </QueryClientProvider>
      </StrictMode>
    ),
  };
}

/** Provides the marketplace that the server has rendered the page for; its theme is already applied. */
function Marketplace({ children }: { children: ReactNode }) {
  const { data: tenant } = useQuery({
    ...getGetTenantQueryOptions(),
    staleTime: Infinity,
    select: inPageLanguage,
  });
  const theme = tenant?.theme;
  useEffect(() => {
    if (theme) rememberTheme(theme);
  }, [theme]);
  if (!tenant) return null;
  return (
    <TenantContext value={tenant}>
      <PageProvider locale={tenant.locale} {...(libraryWords && { messages: libraryWords })}>
        {children}
        <ToastRegion />
      </PageProvider>
    </TenantContext>
  );
}
