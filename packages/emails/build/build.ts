// Writes every email in src/mails as the templates that the server embeds, in each language. Run `npm run
// generate` here, or `make gen` for everything.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keyOf } from '../src/key.ts';
import type { MailDefinition } from '../src/mail.ts';
import { renderMail } from '../src/render.tsx';
import { fieldsOf, translations, translator } from '../src/words/words.ts';

const from = path.resolve(import.meta.dirname, '../src/mails');
const to = path.resolve(import.meta.dirname, '../../../backend/domain/notification/template');

const faults: string[] = [];
const written = new Set<string>();

async function write(target: string, content: string) {
  written.add(target);
  await mkdir(path.dirname(path.join(to, target)), { recursive: true });
  await writeFile(path.join(to, target), content);
}

const mails = (await readdir(from)).sort();
for (const language of ['en', ...Object.keys(translations)]) {
  const { say, missing, asked } = translator(language);
  for (const file of mails) {
    const { default: mail } = (await import(path.join(from, file))) as { default: MailDefinition };
    const { html, text } = await renderMail(mail, language, say);
    await write(path.join(language, `${keyOf(file)}.html`), html);
    await write(path.join(language, `${keyOf(file)}.txt`), text);
  }
  if (language === 'en') continue;
  for (const text of missing) faults.push(`${language}: “${text}” has no translation.`);
  for (const [english, text] of Object.entries(translations[language]!)) {
    if (!asked.has(english)) faults.push(`${language}: “${english}” is in no email.`);
    if (String(fieldsOf(english)) !== String(fieldsOf(text)))
      faults.push(`${language}: “${text}” has other fields.`);
  }
}
for (const old of await readdir(to, { recursive: true, withFileTypes: true })) {
  const file = path.relative(to, path.join(old.parentPath, old.name));
  if (old.isFile() && !written.has(file)) await rm(path.join(to, file));
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
