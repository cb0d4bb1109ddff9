import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from '@caravan/ui/theme/colour';
import { describe, expect, it } from 'vitest';
import { keyOf } from './key.ts';
import * as look from './parts/look.ts';

const here = import.meta.dirname;
const root = path.join(here, '../../..');
const mails = readdirSync(path.join(here, 'mails'));

describe('mails', () => {
  it('each have a story', () => {
    const stories = readdirSync(here)
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => readFileSync(path.join(here, file), 'utf8'))
      .join('\n');
    const forgotten = mails.filter((file) => !stories.includes(`./mails/${file}`));
    expect(forgotten).toEqual([]);
  });

  it('are those of the server', () => {
    const server = readFileSync(path.join(root, 'backend/domain/notification/mail.go'), 'utf8');
    const templates = [...server.matchAll(/ Template = "(\w+)"/g)].map(([, template]) => template!);
    expect(mails.map(keyOf).sort()).toEqual(templates.sort());
  });

  it('are readable in both schemes', () => {
    const dark = (name: string) =>
      new RegExp(`\\.${name} \\{ (?:background-)?color: (#\\w+)`).exec(look.sheet)![1]!;
    for (const text of [look.ink, look.muted, '#443f38'])
      for (const surface of [look.card, look.well])
        expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
    for (const text of ['ink', 'soft'])
      for (const surface of ['card', 'well', 'page'])
        expect(contrast(dark(text), dark(surface))).toBeGreaterThanOrEqual(4.5);
  });

  it('leave no light ground in the dark', () => {
    const written = path.join(root, 'backend/domain/notification/template/en');
    for (const file of readdirSync(written).filter((name) => name.endsWith('.html'))) {
      const html = readFileSync(path.join(written, file), 'utf8');
      const light = html.match(new RegExp(`<\\w+[^>]*background-color:${look.paper}`, 'g')) ?? [];
      expect(light.map((tag) => /\w+/.exec(tag)![0])).toEqual(['body', 'td']);
      expect(html).toContain('body > table > tbody > tr > td, .page {');
    }
  });
});
