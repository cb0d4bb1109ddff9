// Writes every email in src/mails as the templates that the server embeds, in each language, and the list of the
// sentences that a marketplace can put in its own words. Run `npm run generate` here, or `make gen` for everything.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keyOf } from '../src/key.ts';
import type { MailDefinition } from '../src/mail.ts';
import { renderMail } from '../src/render.tsx';
import { alwaysIn, type Asked, blocks, flat, marking, type Slot, slotOf } from '../src/slots.ts';
import { fieldsOf, translations, translator } from '../src/words/words.ts';

const from = path.resolve(import.meta.dirname, '../src/mails');
const to = path.resolve(import.meta.dirname, '../../../backend/domain/notification/template');

const wordings = path.resolve(import.meta.dirname, '../../../backend/domain/notification/reword/slots.json');

const faults: string[] = [];
const written = new Set<string>();

async function write(target: string, content: string) {
  written.add(target);
  await mkdir(path.dirname(path.join(to, target)), { recursive: true });
  await writeFile(path.join(to, target), content);
}

/** The sentences of each email, by language. */
const said = new Map<string, Map<string, ReadonlyMap<string, Asked>>>();
const always = new Map<string, string[]>();

const mails = (await readdir(from)).sort();
for (const language of ['en', ...Object.keys(translations)]) {
  const { say, missing, asked } = translator(language);
  for (const file of mails) {
    const { default: mail } = (await import(path.join(from, file))) as { default: MailDefinition };
    const key = keyOf(file);
    const plain = await renderMail(mail, language, say);
    const marked = marking(say);
    const { html, text } = blocks(await renderMail(mail, language, marked.say), marked.asked);
    if (flat(html) !== plain.html || flat(text) !== plain.text)
      faults.push(`${language}: ${key} is another email with blocks than without.`);
    await write(path.join(language, `${key}.html`), html);
    await write(path.join(language, `${key}.txt`), text);
    said.set(key, (said.get(key) ?? new Map<string, never>()).set(language, marked.asked));
    if (language === 'en') always.set(key, alwaysIn(plain.html));
  }
  if (language === 'en') continue;
  for (const text of missing) faults.push(`${language}: “${text}” has no translation.`);
  for (const [english, text] of Object.entries(translations[language]!)) {
    if (!asked.has(english)) faults.push(`${language}: “${english}” is in no email.`);
    if (String(fieldsOf(english)) !== String(fieldsOf(text)))
      faults.push(`${language}: “${text}” has other fields.`);
  }
}

/** The slots of each email by its key, those of the frame once, and which of them each email has. */
const emails: Record<string, { labels: string[]; slots: Slot[] }> = {};
const labels = new Map<string, Slot>();
for (const [key, languages] of said) {
  const own = (emails[key] = { labels: [] as string[], slots: [] as Slot[] });
  for (const asked of languages.get('en')!.values()) {
    const texts = [...languages].map(([language, all]) => [language, all.get(asked.id)?.text ?? ''] as const);
    const shared = asked.kind === 'label';
    const slot = slotOf(asked, Object.fromEntries(texts), shared ? [] : always.get(key)!);
    if (shared) labels.set(slot.id, slot);
    if (shared) own.labels.push(slot.id);
    else own.slots.push(slot);
  }
}
const lines = (slots: readonly Slot[]) => slots.map((slot) => `      ${JSON.stringify(slot)}`).join(',\n');
const content = Object.entries(emails).map(
  ([key, { labels: shared, slots }]) =>
    `    "${key}": {"labels": ${JSON.stringify(shared)}, "slots": [\n${lines(slots)}\n    ]}`,
);
await mkdir(path.dirname(wordings), { recursive: true });
await writeFile(
  wordings,
  `{\n  "labels": [\n${lines([...labels.values()])}\n  ],\n  "emails": {\n${content.join(',\n')}\n  }\n}\n`,
);

for (const old of await readdir(to, { recursive: true, withFileTypes: true })) {
  const file = path.relative(to, path.join(old.parentPath, old.name));
  if (old.isFile() && !written.has(file)) await rm(path.join(to, file));
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
