import { setupI18n, type Messages } from '@lingui/core';

/** What a language's file leaves behind before the app's first module runs. English leaves nothing: it is in the code. */
export interface Words {
  language: string;
  messages: Messages;
  /** The component library's own words: English text to translation. */
  library: Record<string, string>;
}

declare global {
  var caravanWords: Words | undefined;
}

const given = globalThis.caravanWords;

/** The language that the page is written in. It lasts as long as the page: another one loads the page anew. */
export const language = given?.language ?? 'en';

/** The component library's own words in the page's language; none in English. */
export const libraryWords = given?.library;

/**
 * The catalogue. Words are looked up when their module is evaluated, so the language is active by then: the server
 * puts the file of the page's language before the app's script.
 */
export const i18n = setupI18n({ locale: language, messages: { [language]: given?.messages ?? {} } });

if (typeof document !== 'undefined') document.documentElement.lang = language;
