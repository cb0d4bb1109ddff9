import { type ReactNode, useEffect } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';
import { type Messages, MessagesContext } from '../internal/say.ts';

export type PageProviderProps = {
  /** BCP 47 locale of dates, numbers and collation; the browser's when not given. */
  locale?: string;
  /** The library's own words in that language: English text to translation; what is missing stays English. */
  messages?: Messages;
  children: ReactNode;
};

/** What a page's components need that is a document of its own: its language. Its links load their pages. */
export function PageProvider({ locale, messages, children }: PageProviderProps) {
  const said = messages ? <MessagesContext value={messages}>{children}</MessagesContext> : children;
  return locale ? (
    <I18nProvider locale={locale}>
      <Direction translated={messages !== undefined} />
      {said}
    </I18nProvider>
  ) : (
    said
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
