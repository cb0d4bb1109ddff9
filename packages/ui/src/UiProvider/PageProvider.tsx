import { type ReactNode, useEffect } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';
import { type Messages, MessagesContext } from '../internal/say.ts';

export type PageProviderProps = {
  /** BCP 47 locale for dates, numbers, and collation. Default: the browser's. */
  locale?: string;
  /** Translations of the library's own text, keyed by the English text. Missing entries stay English. */
  messages?: Messages;
  children: ReactNode;
};

/** Sets the language for the components of a document page, whose links are full page loads. */
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
