import { setupI18n, type Messages } from '@lingui/core';

/**
 * What a language's file sets before the app's first module runs. English sets nothing, because it is in the
 * code.
 */
export interface Words {
  language: string;
  messages: Messages;
  /** The component library's translations: English text to translation. */
  library: Record<string, string>;
}

declare global {
  var caravanWords: Words | undefined;
}

const given = globalThis.caravanWords;

/** The page's language. It is fixed for the lifetime of the page; switching languages reloads it. */
export const language = given?.language ?? 'en';

/** The component library's translations for the page's language; undefined in English. */
export const libraryWords = given?.library;

/**
 * The Lingui instance. Messages are looked up when their module is evaluated, so the language must be active
 * by then: the server puts the file of the page's language before the app's script.
 */
export const i18n = setupI18n({ locale: language, messages: { [language]: given?.messages ?? {} } });

if (typeof document !== 'undefined') document.documentElement.lang = language;
