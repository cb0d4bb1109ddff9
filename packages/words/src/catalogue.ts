import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { formatter } from '@lingui/format-po';
import pseudolocale from 'pseudolocale';

const folder = path.resolve(import.meta.dirname, '..');
const po = formatter();

/** Maps message IDs to compiled messages for the runtime. */
export type Catalogue = Record<string, CompiledMessage>;

/** The pseudo-locale, which accents every letter that comes from the catalogue and so reveals text outside it. */
export const pseudo = 'en-XA';

export const translated = ['de', 'es'] as const;

/** Path of a language's PO file. */
export const poFile = (language: string) => path.join(folder, `${language}.po`);

/** The entries of a language's PO file: ID to English text, translation, and source files. */
export async function entries(language: string) {
  const filename = poFile(language);
  const text = await readFile(filename, 'utf8');
  return await po.parse(text, { locale: language, sourceLocale: 'en', filename });
}

/** A language's compiled catalogue. Untranslated messages are omitted and stay English. */
export async function catalogue(language: string): Promise<Catalogue> {
  const wanted = language === pseudo ? 'de' : language;
  const out: Catalogue = {};
  for (const [id, entry] of Object.entries(await entries(wanted))) {
    if (entry.obsolete) continue;
    const text = language === pseudo ? entry.message : entry.translation;
    if (text) out[id] = compileMessage(text, language === pseudo ? accented : undefined);
  }
  return out;
}

const accented = (text: string) => pseudolocale(text, { prepend: '', append: '' });

/** The file that a page in this language loads before its app. */
export async function script(language: string, messages: Catalogue): Promise<string> {
  return `globalThis.caravanWords=${JSON.stringify({ language, messages, library: await library(language) })};`;
}

/**
 * The component library's own translations; the library keeps them itself because it is independent of the
 * portals.
 */
async function library(language: string): Promise<Record<string, string>> {
  const known = language === pseudo ? 'de' : language;
  const module = (await import(`@caravan/ui/words/${known}`)) as Record<string, Record<string, string>>;
  const said = module[known]!;
  if (language !== pseudo) return said;
  return Object.fromEntries(
    Object.keys(said).map((text) => [text, text.replace(/[^{}]+(?=\{|$)/g, accented)]),
  );
}
