import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { formatter } from '@lingui/format-po';
import pseudolocale from 'pseudolocale';

const folder = path.resolve(import.meta.dirname, '..');
const po = formatter();

/** Message id to what the runtime reads. */
export type Catalogue = Record<string, CompiledMessage>;

/** A language that shows what is outside the catalogue: every letter that comes from it has an accent. */
export const pseudo = 'en-XA';

export const translated = ['de', 'es'] as const;

/** Where a language's translations are. */
export const poFile = (language: string) => path.join(folder, `${language}.po`);

/** The entries of a language's PO file: id to English text, translation and where it stands. */
export async function entries(language: string) {
  const filename = poFile(language);
  const text = await readFile(filename, 'utf8');
  return await po.parse(text, { locale: language, sourceLocale: 'en', filename });
}

/** A language as the runtime reads it. What has no translation is left out and stays English. */
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

/** The file that a page of this language loads before its app. */
export async function script(language: string, messages: Catalogue): Promise<string> {
  return `globalThis.caravanWords=${JSON.stringify({ language, messages, library: await library(language) })};`;
}

/** The component library's own words, which it keeps itself: it knows no portal. */
async function library(language: string): Promise<Record<string, string>> {
  const known = language === pseudo ? 'de' : language;
  const module = (await import(`@caravan/ui/words/${known}`)) as Record<string, Record<string, string>>;
  const said = module[known]!;
  if (language !== pseudo) return said;
  return Object.fromEntries(
    Object.keys(said).map((text) => [text, text.replace(/[^{}]+(?=\{|$)/g, accented)]),
  );
}
