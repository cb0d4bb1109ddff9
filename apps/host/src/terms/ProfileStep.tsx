import { updateMyProfile } from '@caravan/sdk/client';
import { getGetMyHostQueryKey, getGetMyProfileQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useProfile } from '@caravan/shell/useProfile';
import { Avatar } from '@caravan/ui/Avatar';
import { TextArea } from '@caravan/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bioProblem } from './bio.ts';
import { bioLimits, words } from './messages.ts';

/** The bio as the walkthrough's third step; `save` is called on leaving it and says whether to go on. */
export function useProfileStep() {
  const profile = useProfile();
  const queryClient = useQueryClient();
  const [bio, setBio] = useState(profile.bio ?? '');
  const [tried, setTried] = useState(false);
  const update = useChange(updateMyProfile, {
    failed: { title: words.profile.failed },
    done: () => ({ title: words.profile.saved, time: 'saved' }),
    refresh: [getGetMyHostQueryKey()],
    onDone: (saved) => queryClient.setQueryData(getGetMyProfileQueryKey(), saved),
  });
  const problem = tried ? bioProblem(bio) : undefined;

  const save = async (): Promise<boolean> => {
    setTried(true);
    if (bioProblem(bio)) return false;
    if (bio.trim() === (profile.bio ?? '')) return true;
    try {
      await update.send(profile.id, { version: profile.version, bio: bio.trim() });
      return true;
    } catch {
      // The mutation's toast says it; the step stays open.
      return false;
    }
  };
  const body = (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-muted">{words.profile.text}</p>
      <div className="flex items-center gap-4">
        <Avatar name={profile.displayName ?? profile.firstName} src={profile.profilePictureUrl} size="xl" />
        <p className="display text-xl">{profile.displayName ?? `${profile.firstName} ${profile.lastName}`}</p>
      </div>
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
  return { body, save, isPending: update.isPending };
}
