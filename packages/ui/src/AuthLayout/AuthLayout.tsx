import type { ReactNode } from 'react';

export type AuthLayoutProps = {
  brand: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** URL of the image on the left of wide screens. */
  artwork: string | null | undefined;
  /** A line of text on the image. */
  quote?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** Layout for sign-in and related pages: a large image on the left, the form on the right. */
export function AuthLayout({ brand, title, description, artwork, quote, children, footer }: AuthLayoutProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1.1fr_1fr]">
      <div className="relative hidden bg-accent-soft lg:block">
        {artwork && <img src={artwork} alt="" className="absolute inset-0 size-full object-cover" />}
        {quote && (
          <>
            <div
              aria-hidden
              className="absolute inset-0 bg-linear-to-t from-black/75 via-black/15 to-transparent"
            />
            <p className="display absolute inset-x-0 bottom-0 max-w-xl p-12 text-4xl text-white">{quote}</p>
          </>
        )}
      </div>
      <main className="flex min-w-0 flex-col px-6 py-8 sm:px-12">
        <div className="display text-2xl">{brand}</div>
        <div className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-12">
          <h1 className="display-title">{title}</h1>
          {description && <p className="mt-3 text-[0.9375rem] text-muted">{description}</p>}
          <div className="mt-8 flex flex-col gap-5">{children}</div>
        </div>
        {footer && <div className="text-sm text-muted">{footer}</div>}
      </main>
    </div>
  );
}
