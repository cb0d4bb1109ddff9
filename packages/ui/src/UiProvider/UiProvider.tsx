import { type ReactNode, useEffect } from 'react';
import { I18nProvider, RouterProvider, useLocale } from 'react-aria-components';
import { type Messages, MessagesContext } from '../internal/say.ts';

export type UiProviderProps = {
  /** Client-side navigation for every link in the library. Without it, links load a new page. */
  navigate?: (href: string) => void;
  /** Maps a link's target to the URL shown in the browser, for example by adding the app's base path. */
  useHref?: (href: string) => string;
  /** BCP 47 locale for dates, numbers, and collation. Default: the browser's. */
  locale?: string;
  /** Translations of the library's own text, keyed by the English text. Missing entries stay English. */
  messages?: Messages;
  children: ReactNode;
};

/**
 * Provides the app's router and locale to the components, and sets the page's language and direction. Wrap
 * the app once.
 */
export function UiProvider({ navigate, useHref, locale, messages, children }: UiProviderProps) {
  const said = messages ? <MessagesContext value={messages}>{children}</MessagesContext> : children;
  const inner = navigate ? (
    <RouterProvider navigate={navigate} {...(useHref && { useHref })}>
      {said}
    </RouterProvider>
  ) : (
    said
  );
  return locale ? (
    <I18nProvider locale={locale}>
      <Direction translated={messages !== undefined} />
      {inner}
    </I18nProvider>
  ) : (
    inner
  );
}

// Set on <html>, because drawers, dialogs, and toasts render outside the app's root. The page's language is
// that of its text: a locale without translations affects only dates and numbers, and the language stays
// English.
function Direction({ translated }: { translated: boolean }) {
  const { locale, direction } = useLocale();
  useEffect(() => {
    document.documentElement.lang = translated ? locale : 'en';
    document.documentElement.dir = direction;
  }, [locale, direction, translated]);
  return null;
}
