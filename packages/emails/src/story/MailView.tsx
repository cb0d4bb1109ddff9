import { useEffect, useState } from 'react';
import { themeFromBrand, type Brand } from '@caravan/ui/theme';
import type { MailDefinition } from '../mail.ts';
import { renderMail } from '../render.tsx';
import { fill, type Values } from './fill.ts';
import { sample } from './sample.ts';
import { translator } from '../words/words.ts';

type Props = { mail: MailDefinition; values?: Values; tenant: Brand; language: string };
type Written = { subject: string; preview: string; html: string; plain: string };

const section = (text: string, name: string) =>
  new RegExp(`\\{\\{define "${name}"\\}\\}([\\s\\S]*?)\\{\\{end\\}\\}(?=\\n\\{\\{define|\\n*$)`).exec(
    text,
  )?.[1] ?? '';
const plainly = (text: string) =>
  text
    .replace(/\n{3,}/g, '\n\n')
    .replaceAll('&amp;', '&')
    .trim();

/** A mail as it arrives: in the list of an inbox, wide and on a phone, light and dark, and as plain text. */
export function MailView({ mail, values, tenant, language }: Props) {
  const [written, setWritten] = useState<Written>();
  useEffect(() => {
    let gone = false;
    const { light } = themeFromBrand(tenant);
    const all = { ...sample, Accent: light.accent, OnAccent: light['accent-ink'], ...values };
    void renderMail(mail, language, translator(language).say).then(({ html, text }) => {
      if (gone) return;
      setWritten({
        subject: plainly(fill(section(text, 'subject'), all)),
        preview: plainly(fill(section(text, 'preview'), all)),
        html: fill(html, all),
        plain: plainly(fill(section(text, 'plain'), all)),
      });
    });
    return () => {
      gone = true;
    };
  }, [mail, values, tenant, language]);
  if (!written) return <p className="p-8 text-muted">Writing the mail</p>;
  const { subject, preview, html, plain } = written;
  return (
    <div className="space-y-10 bg-sunken p-6 sm:p-10">
      <div className="max-w-3xl rounded-md border border-line bg-raised px-5 py-3.5 text-sm">
        <p className="flex gap-3">
          <span className="font-semibold">{sample.Brand}</span>
          <span className="ms-auto text-muted">9:41</span>
        </p>
        <p className="font-medium">{subject}</p>
        <p className="truncate text-muted">{preview}</p>
      </div>
      <div className="flex flex-wrap items-start gap-8">
        {(['light', 'dark'] as const).flatMap((scheme) =>
          [660, 390].map((width) => (
            <Window key={`${scheme}${width}`} html={html} scheme={scheme} width={width} />
          )),
        )}
        <figure className="w-[390px] max-w-full">
          <figcaption className="kicker mb-2">Plain text</figcaption>
          <pre className="rounded-md border border-line bg-raised p-5 font-mono text-xs/5 whitespace-pre-wrap">
            {plain}
          </pre>
        </figure>
      </div>
    </div>
  );
}

const forced = { light: 'not all', dark: 'all' };

/** A mail program's window; a page cannot set a frame's preferred scheme, so the media query is answered here. */
function Window({ html, scheme, width }: { html: string; scheme: 'light' | 'dark'; width: number }) {
  const [height, setHeight] = useState(760);
  const name = `${width > 600 ? '600' : width} px, ${scheme}`;
  return (
    <figure className="max-w-full">
      <figcaption className="kicker mb-2">{name}</figcaption>
      <iframe
        title={`The mail at ${name}`}
        srcDoc={html.replaceAll('(prefers-color-scheme: dark)', forced[scheme])}
        width={width}
        height={height}
        className="max-w-full rounded-md border border-line"
        onLoad={(event) => setHeight(event.currentTarget.contentDocument?.body.offsetHeight ?? height)}
      />
    </figure>
  );
}
