/**
 * Checks which parts of the contract the portals and the shell use: an operation that none of them calls, and
 * a response field that none of them reads, must be in unread.txt or be marked in the contract with whom it
 * is for (x-for: partner, program, admin-script, mail, or address; for a schema's fields, with a reason). The
 * list may only shrink: new entries fail, and so do obsolete ones.
 *
 *     node tools/unread/main.ts           checks
 *     node tools/unread/main.ts --count   prints how many operations and fields are unread
 *     node tools/unread/main.ts --shrink  removes what is read, marked, or gone from the list
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { calls, echoed, fieldNames, fields, load } from './contract.ts';
import { reads } from './reads.ts';

const root = path.resolve(import.meta.dirname, '../..');
const listed = path.join(import.meta.dirname, 'unread.txt');

function unread(): string[] {
  const document = load(path.join(root, 'backend/gen/openapi/openapi.yaml'));
  const all = calls(document);
  const read = reads(root, all, fieldNames(document));
  const inForms = echoed(document, read.forms.values());
  return [
    ...all.filter(({ id }) => !read.operations.has(id)).map(({ id }) => `operation ${id}`),
    ...fields(document, read.operations)
      .filter((field) => !read.fields.has(field) && !inForms.has(field))
      .map((field) => `field ${field}`),
  ].sort();
}

function check(found: string[], known: string[]): string[] {
  const [now, before] = [new Set(found), new Set(known)];
  return [
    ...found
      .filter((entry) => !before.has(entry))
      .map((entry) => `no portal reads ${entry}: read it, delete it, or mark it with x-for`),
    ...known.filter((entry) => !now.has(entry)).map((entry) => `${entry} need not be in unread.txt any more`),
  ];
}

const found = unread();
const known = readFileSync(listed, 'utf8').split('\n').filter(Boolean);
if (process.argv.includes('--count')) {
  const count = (kind: string) => found.filter((entry) => entry.startsWith(`${kind} `)).length;
  console.log(`unread operations: ${count('operation')}\nunread fields: ${count('field')}`);
} else if (process.argv.includes('--shrink')) {
  const now = new Set(found);
  writeFileSync(listed, known.filter((entry) => now.has(entry)).join('\n') + '\n');
} else {
  const faults = check(found, known);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
