import { configure } from '@caravan/sdk';
import { getGetTenantQueryOptions } from '@caravan/sdk/react-query';
import { ToastRegion } from '@caravan/ui/Toast';
import { PageProvider } from '@caravan/ui/PageProvider';
import { language, libraryWords } from '@caravan/words';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, StrictMode, Suspense, useEffect } from 'react';
import { inPageLanguage } from '../language/language.ts';
import { DocumentPlace } from '../place/DocumentPlace.tsx';
import { createQueryClient } from '../query/queryClient.ts';
import { TenantContext } from '../tenant/TenantContext.ts';
import { rememberTheme } from '../tenant/brand.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** A public page that is a document of its own: no router stands around it, and its links load their pages. */
export interface DocumentPage {
  /** Asks for what the page cannot do without, before it is drawn. */
  ask: (client: QueryClient, at: DocumentAddress) => void;
  Content: ComponentType<DocumentAddress>;
}

export interface DocumentAddress {
  /** The last part of the path, which names what the page is about; empty at the root. */
  name: string;
  /** What the address says beside its path, with its question mark; empty when it says nothing. */
  query: string;
}

export function addressOf(href: string): DocumentAddress {
  const [path = '', query] = href.split('?');
  return { name: decodeURIComponent(path.split('/').at(-1)!), query: query ? `?${query}` : '' };
}

/** A page with everything around it, the same in a browser and where the server draws it. */
export function documentOf({ ask, Content }: DocumentPage, at: DocumentAddress) {
  configure({ language });
  const queryClient = createQueryClient();
  return {
    queryClient,
    ask: () => ask(queryClient, at),
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

/** The marketplace that the server has drawn the page for, in its look already. */
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
