// Writes every mail of src/mails as the templates that the server embeds. `npm run generate` here, `make gen` for all.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailDefinition } from '../src/mail.ts';
import { renderMail } from '../src/render.tsx';

const from = path.resolve(import.meta.dirname, '../src/mails');
const to = path.resolve(import.meta.dirname, '../../../backend/domain/notification/template');

/** BookingConfirmed.tsx is booking_confirmed in the server. */
const key = (file: string) =>
  file
    .replace(/\.tsx$/, '')
    .replace(/(?!^)[A-Z]/g, '_$&')
    .toLowerCase();

await mkdir(to, { recursive: true });
const written = new Set<string>();
for (const file of (await readdir(from)).sort()) {
  const { default: mail } = (await import(path.join(from, file))) as { default: MailDefinition };
  const { html, text } = await renderMail(mail);
  for (const [ending, content] of [
    ['html', html],
    ['txt', text],
  ] as const) {
    const target = `${key(file)}.${ending}`;
    written.add(target);
    await writeFile(path.join(to, target), content);
  }
}
for (const old of await readdir(to)) if (!written.has(old)) await rm(path.join(to, old));
