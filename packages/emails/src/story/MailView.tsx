import { useEffect, useState } from 'react';
import type { Brand } from '@caravan/ui/theme';
import { sample } from './sample.ts';
import { Window } from './Window.tsx';
import { written, type MailStory, type Written } from './written.ts';

type Props = { of: MailStory; tenant: Brand; languages: readonly string[] };

/** An email as it arrives, in each language. */
export function MailView({ of, tenant, languages }: Props) {
  const [mails, setMails] = useState<Written[]>();
  useEffect(() => {
    let gone = false;
    void Promise.all(languages.map((language) => written(of, tenant, language))).then((all) => {
      if (!gone) setMails(all);
    });
    return () => {
      gone = true;
    };
  }, [of, tenant, languages]);
  if (!mails)
    return (
      <p className="p-8 text-muted" data-writing>
        Writing the mail
      </p>
    );
  return (
    <div className="space-y-14 bg-sunken p-6 sm:p-10">
      {mails.map((mail, at) => (
        <InOneLanguage key={languages[at]} mail={mail} language={languages[at]!} />
      ))}
    </div>
  );
}

/** In the inbox list, wide and on a phone, light and dark, and as plain text. */
function InOneLanguage({ mail, language }: { mail: Written; language: string }) {
  return (
    <section lang={language} className="space-y-10">
      <div className="max-w-3xl rounded-md border border-line bg-raised px-5 py-3.5 text-sm">
        <p className="flex gap-3">
          <span className="font-semibold">{sample.Brand}</span>
          <span className="ms-auto text-muted">9:41</span>
        </p>
        <p className="font-medium">{mail.subject}</p>
        <p className="truncate text-muted">{mail.preview}</p>
      </div>
      <div className="flex flex-wrap items-start gap-8">
        {(['light', 'dark'] as const).flatMap((scheme) =>
          [660, 375].map((width) => (
            <Window
              key={`${scheme}${width}`}
              html={mail.html}
              scheme={scheme}
              width={width}
              language={language}
            />
          )),
        )}
        <figure className="w-[375px] max-w-full">
          <figcaption className="kicker mb-2">Plain text</figcaption>
          <pre className="rounded-md border border-line bg-raised p-5 font-mono text-xs/5 whitespace-pre-wrap">
            {mail.plain}
          </pre>
        </figure>
      </div>
    </section>
  );
}
