/**
 * `npm run tokens -w @caravan/ui` writes tokens.json from the stylesheet. With the path of a token file, it
 * first imports the file's values into the stylesheet.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Tokens, toTokens, withTokens } from './dtcg.ts';

const sheet = path.join(import.meta.dirname, '../src/theme/tokens.css');
const [file] = process.argv.slice(2);
if (file) {
  const tokens = JSON.parse(readFileSync(file, 'utf8')) as Tokens;
  writeFileSync(sheet, withTokens(readFileSync(sheet, 'utf8'), tokens));
}
const json = JSON.stringify(toTokens(readFileSync(sheet, 'utf8')), null, 2);
writeFileSync(path.join(import.meta.dirname, 'tokens.json'), `${json}\n`);
