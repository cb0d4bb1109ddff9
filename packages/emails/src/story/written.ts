import { themeFromBrand, type Brand } from '@caravan/ui/theme';
import type { MailDefinition } from '../mail.ts';
import { renderMail } from '../render.tsx';
import { translator } from '../words/words.ts';
import { fill, type Values } from './fill.ts';
import { sampleIn } from './sample.ts';

/** An email in a story, with the values that override the sample, and those for German readers. */
export type MailStory = { mail: MailDefinition; values?: Values; german?: Values };

export type Written = { subject: string; preview: string; html: string; plain: string };

const section = (text: string, name: string) =>
  new RegExp(`\\{\\{define "${name}"\\}\\}([\\s\\S]*?)\\{\\{end\\}\\}(?=\\n\\{\\{define|\\n*$)`).exec(
    text,
  )?.[1] ?? '';

const plainly = (text: string) =>
  text
    .replace(/\n{3,}/g, '\n\n')
    .replaceAll('&amp;', '&')
    .trim();

/** Renders an email in a story as it arrives in a language. */
export async function written(of: MailStory, tenant: Brand, language: string): Promise<Written> {
  const { light } = themeFromBrand(tenant);
  const look = {
    Accent: light.accent,
    OnAccent: light['accent-ink'],
    Paper: light['surface-sunken'] ?? '#f2efe9',
    OnPaper: light.ink ?? '#1c1a17',
    Soft: light['ink-muted'] ?? '#655f56',
  };
  const all = { ...sampleIn(language), ...look, ...of.values, ...(language === 'de' && of.german) };
  const { html, text } = await renderMail(of.mail, language, translator(language).say);
  return {
    subject: plainly(fill(section(text, 'subject'), all)),
    preview: plainly(fill(section(text, 'preview'), all)),
    html: fill(html, all),
    plain: plainly(fill(section(text, 'plain'), all)),
  };
}
