import { type Profile, toApiError } from '@caravan/sdk';
import { uploadImage } from '@caravan/sdk/client';
import { ImageField } from '@caravan/ui/ImageField';
import { useState } from 'react';
import { words } from './messages.ts';
import { useSaveProfile } from './useSaveProfile.ts';
import { useChange } from '../change/useChange.ts';

/** The user's public picture, saved as soon as it is cropped (O-194, H-372). */
export function PictureField({ profile }: { profile: Profile }) {
  const [error, setError] = useState<string>();
  const upload = useChange(uploadImage, { failed: 'here' });
  const { save, isPending } = useSaveProfile(profile, 'profile');
  const change = async (file: File | null) => {
    setError(undefined);
    try {
      const url = file ? (await upload.send({ image: file })).url : '';
      await save({ profilePictureUrl: url });
    } catch (cause) {
      const { fields, message } = toApiError(cause);
      setError(fields.profilePictureUrl ?? fields.image ?? message);
    }
  };
  return (
    <ImageField
      className="mb-6"
      round
      label={words.fields.picture}
      description={words.fields.pictureHint}
      tooLarge="Image must be under 2mb."
      value={profile.profilePictureUrl ?? null}
      onChange={(file) => void change(file)}
      isPending={upload.isPending || isPending}
      error={error}
    />
  );
}
