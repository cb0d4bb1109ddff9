// Fails if a portal has a message that the catalogue lacks, or that isn't translated.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entries, poFile, translated } from './src/catalogue.ts';
import { rawCodes } from './src/codes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = () => translated.map((language) => readFileSync(poFile(language), 'utf8')).join();

const before = read();
execFileSync('lingui', ['extract', '--config', 'packages/words/lingui.config.ts', '--clean'], { cwd: root });
const faults: string[] = rawCodes(root);
if (read() !== before)
  faults.push('packages/words/*.po was behind and is brought up to date: translate and commit it.');

/** Where Spanish must be complete: everything that travelers see, including shared code. */
const travelersSee = /^(?:apps\/(?:site|traveler)|packages\/shell)\//;
for (const language of translated)
  for (const entry of Object.values(await entries(language))) {
    const files = (entry.origin ?? []).map(([file]) => file);
    if (entry.translation || entry.obsolete) continue;
    if (language === 'de' || files.some((file) => travelersSee.test(file)))
      faults.push(`${language}: “${entry.message}” (${files.join(', ')}) has no translation.`);
  }

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
