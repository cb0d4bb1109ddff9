import type { ReactNode } from 'react';

/** The measure of the pages for programs that work with the operator's data. */
export function IntegrationsPane({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-6xl px-4 pt-6 pb-12 sm:px-8 lg:pt-9">{children}</div>;
}
