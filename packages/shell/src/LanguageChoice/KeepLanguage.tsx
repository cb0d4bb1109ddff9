import type { Profile } from '@caravan/sdk';
import { updateMyProfile } from '@caravan/sdk/client';
import type { Language } from '@caravan/words/languages';
import { useEffect, useRef } from 'react';
import { useChange } from '../change/useChange.ts';
import { chooseLanguage } from '../language/language.ts';

export type KeepLanguageProps = { profile: Profile; language: Language; onEnd: () => void };

/** Saves a language to the user's account, then reloads the page in it. */
export default function KeepLanguage({ profile, language, onEnd }: KeepLanguageProps) {
  const begun = useRef(false);
  const save = useChange(updateMyProfile, { onDone: () => chooseLanguage(language), onEnd });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    save.run(profile.id, { version: profile.version, language });
  });
  return null;
}
