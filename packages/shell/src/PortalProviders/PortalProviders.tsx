import { toApiError } from '@caravan/sdk';
import { getGetTenantQueryOptions } from '@caravan/sdk/react-query';
import { ToastRegion } from '@caravan/ui/Toast';
import { UiProvider } from '@caravan/ui/UiProvider';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { libraryWords } from '@caravan/words';
import { LateErrorPage } from '../ErrorPage/LateErrorPage.tsx';
import { inPageLanguage } from '../language/language.ts';
import { RoutePending } from '../RoutePending/RoutePending.tsx';
import { TenantContext } from '../tenant/TenantContext.ts';
import { setTheme } from '../tenant/theme.ts';

export type PortalProvidersProps = {
  queryClient: QueryClient;
  /** Client-side navigation for links inside the app; other URLs load their page. */
  navigate: (href: string) => void;
  children: ReactNode;
};

/** The basis of every portal screen: queries, the tenant with its theme and locale, links, and toasts. */
export function PortalProviders({ queryClient, navigate, children }: PortalProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <TenantLoader navigate={navigate}>{children}</TenantLoader>
    </QueryClientProvider>
  );
}

function TenantLoader({ navigate, children }: Pick<PortalProvidersProps, 'navigate' | 'children'>) {
  const {
    data: tenant,
    error,
    refetch,
  } = useQuery({
    ...getGetTenantQueryOptions(),
    staleTime: Infinity,
    throwOnError: false,
    select: inPageLanguage,
  });

  useLayoutEffect(() => {
    if (!tenant) return;
    setTheme(tenant.theme);
  }, [tenant]);

  if (error && !tenant) return <LateErrorPage error={toApiError(error)} onRetry={() => void refetch()} />;
  if (!tenant) return <RoutePending />;
  return (
    <TenantContext value={tenant}>
      <UiProvider
        locale={tenant.locale}
        navigate={navigate}
        {...(libraryWords && { messages: libraryWords })}
      >
        {children}
        <ToastRegion />
      </UiProvider>
    </TenantContext>
  );
}
