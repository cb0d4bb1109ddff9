import type { ReactNode } from 'react';

/** The content width of the integration pages. */
export function IntegrationsPane({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-6xl px-4 pt-6 pb-12 sm:px-8 lg:pt-9">{children}</div>;
}
