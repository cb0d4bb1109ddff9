import { updateMyProfile } from '@caravan/sdk/client';
import { getGetMyHostQueryKey, getGetMyProfileQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useProfile } from '@caravan/shell/useProfile';
import { TextArea } from '@caravan/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PictureField } from '../publicProfile/PictureField.tsx';
import { bioProblem } from './bio.ts';
import { bioLimits, words } from './messages.ts';
import type { Step } from './Steps.tsx';

/** Picture and bio as a step (H-153), saved when going to the next one. */
export function useProfileStep(): { step: Step } {
  const profile = useProfile();
  const queryClient = useQueryClient();
  const [bio, setBio] = useState(profile.bio ?? '');
  const [picture, setPicture] = useState(profile.profilePictureUrl ?? '');
  const [tried, setTried] = useState(false);
  const update = useChange(updateMyProfile, {
    failed: { title: words.profile.failed },
    done: () => ({ title: words.profile.saved, time: 'saved' }),
    refresh: [getGetMyHostQueryKey()],
    onDone: (saved) => queryClient.setQueryData(getGetMyProfileQueryKey(), saved),
  });
  // Only a new bio must meet the minimum: an older one may be shorter.
  const unchanged = bio.trim() === (profile.bio ?? '');
  const problem = tried && !unchanged ? bioProblem(bio) : undefined;

  const leave = async (): Promise<boolean> => {
    setTried(true);
    if (!unchanged && bioProblem(bio)) return false;
    if (unchanged && picture === (profile.profilePictureUrl ?? '')) return true;
    try {
      await update.send(profile.id, {
        version: profile.version,
        bio: bio.trim(),
        profilePictureUrl: picture,
      });
      return true;
    } catch {
      // The mutation shows a toast; the step stays open.
      return false;
    }
  };
  const body = (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-muted">{words.profile.text}</p>
      <PictureField value={picture} onChange={setPicture} />
      <TextArea
        label={words.profile.bio}
        description={words.profile.hint}
        limit={bioLimits.max}
        value={bio}
        onChange={setBio}
        error={problem}
      />
    </div>
  );
  return {
    step: {
      title: words.profile.title,
      body,
      leave,
      isPending: update.isPending,
    },
  };
}
