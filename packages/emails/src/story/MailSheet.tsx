import { useEffect, useState } from 'react';
import { brandOf } from './mailStory.tsx';
import { Window } from './Window.tsx';
import { written, type MailStory } from './written.ts';

type Props = {
  mails: readonly (readonly [name: string, of: MailStory])[];
  language: string;
  width: number;
  scheme: 'light' | 'dark';
};

/** Every email of the product side by side, in one language and at one width. */
export function MailSheet({ mails, language, width, scheme }: Props) {
  const [pages, setPages] = useState<string[]>();
  useEffect(() => {
    let gone = false;
    void Promise.all(mails.map(([, of]) => written(of, brandOf('caravan'), language))).then((all) => {
      if (!gone) setPages(all.map(({ html }) => html));
    });
    return () => {
      gone = true;
    };
  }, [mails, language]);
  if (!pages)
    return (
      <p className="p-8 text-muted" data-writing>
        Writing the mails
      </p>
    );
  return (
    <div className="flex flex-wrap items-start gap-6 bg-sunken p-6">
      {mails.map(([name], at) => (
        <Window
          key={name}
          html={pages[at]!}
          scheme={scheme}
          width={width}
          language={language}
          label={`${width > 600 ? 600 : width} px, ${name}`}
        />
      ))}
    </div>
  );
}
