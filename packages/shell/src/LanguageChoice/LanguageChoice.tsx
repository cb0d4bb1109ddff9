import type { Profile } from '@caravan/sdk';
import { everybodys, type Language, languages, travelers } from '@caravan/words/languages';
import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { lazy, Suspense, useState } from 'react';
import { chooseLanguage, pageLanguage } from '../language/language.ts';
import { words } from './messages.ts';

// Visitors have no account to save it to.
const KeepLanguage = lazy(() => import('./KeepLanguage.tsx'));

export type LanguageChoiceProps = {
  /** The account to store the choice in. Without one, it is stored only in this browser. */
  profile?: Profile | null | undefined;
};

/** Selects the reading language; the page reloads in it. */
export function LanguageChoice({ profile }: LanguageChoiceProps) {
  const [chosen, setChosen] = useState<Language>();
  const choose = (language: Language) => (profile ? setChosen(language) : chooseLanguage(language));
  const offered = !profile || profile.group === 'traveler' ? travelers : everybodys;
  return (
    <div>
      <p className="mb-2 text-sm text-muted">{words.language}</p>
      <SegmentedControl
        label={words.language}
        stretch
        value={pageLanguage()}
        onChange={(id) => choose(id as Language)}
        options={offered.map((id) => ({ id, label: languages[id] }))}
      />
      {profile && chosen && (
        <Suspense fallback={null}>
          <KeepLanguage profile={profile} language={chosen} onEnd={() => setChosen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
