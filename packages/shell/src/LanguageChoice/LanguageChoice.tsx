import type { Profile } from '@caravan/sdk';
import { updateMyProfile } from '@caravan/sdk/client';
import { everybodys, type Language, languages, travelers } from '@caravan/words/languages';
import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { useChange } from '../change/useChange.ts';
import { chooseLanguage, pageLanguage } from '../language/language.ts';
import { words } from './messages.ts';

export type LanguageChoiceProps = {
  /** The account to store the choice in. Without one, it is stored only in this browser. */
  profile?: Profile | null | undefined;
};

/** Selects the reading language; the page reloads in it. */
export function LanguageChoice({ profile }: LanguageChoiceProps) {
  const save = useChange(updateMyProfile, {
    onDone: (_saved, _id, { language }) => language && chooseLanguage(language),
  });
  const choose = (language: Language) => {
    if (profile) save.run(profile.id, { version: profile.version, language });
    else chooseLanguage(language);
  };
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
    </div>
  );
}
