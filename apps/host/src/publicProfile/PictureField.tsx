import { toApiError } from '@caravan/sdk';
import { uploadImage } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { ImageField } from '@caravan/ui/ImageField';
import { useState } from 'react';
import { words } from './messages.ts';

export type PictureFieldProps = {
  value: string;
  onChange: (url: string) => void;
  error?: string | undefined;
};

/** The host's picture, uploaded once cropped and saved with the form (H-364, H-372, H-373). */
export function PictureField({ value, onChange, error }: PictureFieldProps) {
  const [refused, setRefused] = useState<string>();
  const upload = useChange(uploadImage, { failed: 'here' });
  const change = async (file: File | null) => {
    setRefused(undefined);
    try {
      onChange(file ? (await upload.send({ image: file })).url : '');
    } catch (cause) {
      const failure = toApiError(cause);
      setRefused(failure.fields.image ?? failure.message);
    }
  };
  return (
    <ImageField
      className="sm:col-span-2"
      round
      label={words.fields.picture}
      description={words.fields.pictureHint}
      tooLarge={words.tooLarge}
      value={value || null}
      onChange={(file) => void change(file)}
      isPending={upload.isPending}
      error={refused ?? error}
    />
  );
}
