import { type ReactNode, useEffect } from 'react';
import { I18nProvider, RouterProvider, useLocale } from 'react-aria-components';
import { type Messages, MessagesContext } from '../internal/say.ts';

export type UiProviderProps = {
  /** Client navigation for every link of the library; without it links load the page. */
  navigate?: (href: string) => void;
  /** Turns a link's target into the address shown in the browser, e.g. by adding the app's base path. */
  useHref?: (href: string) => string;
  /** BCP 47 locale of dates, numbers and collation; the browser's when not given. */
  locale?: string;
  /** The library's own words in that language: English text to translation; what is missing stays English. */
  messages?: Messages;
  children: ReactNode;
};

/** Gives the components the app's router and locale, and the page its language and direction. Wrap the app once. */
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

// On <html>, because drawers, dialogs and toasts are drawn outside the app's element.
// The page's language is that of its words: a locale without translations writes dates and numbers, and English stays.
function Direction({ translated }: { translated: boolean }) {
  const { locale, direction } = useLocale();
  useEffect(() => {
    document.documentElement.lang = translated ? locale : 'en';
    document.documentElement.dir = direction;
  }, [locale, direction, translated]);
  return null;
}
