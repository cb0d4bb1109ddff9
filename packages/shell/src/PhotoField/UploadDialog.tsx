import type { Photo } from '@caravan/sdk';
import { uploadImage } from '@caravan/sdk/client';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { useChange } from '../change/useChange.ts';
import { useForm } from '../form/useForm.ts';
import { ImageField } from '@caravan/ui/ImageField';
import { useEffect, useState } from 'react';
import { TextField } from '@caravan/ui/TextField';
import { words } from './messages.ts';

export type UploadDialogProps = { onDone: (photo: Photo) => void; onClose: () => void };

/** Uploads a photo: selected, cropped to the cover's aspect ratio, and described for people who can't see it. */
export function UploadDialog({ onDone, onClose }: UploadDialogProps) {
  const upload = useChange(uploadImage, { failed: 'here' });
  const [shown, setShown] = useState<string>();
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown]);
  const form = useForm({
    values: { image: null as File | null, alt: '' },
    check: ({ image, alt }) => ({
      image: image ? undefined : words.photoMissing,
      alt: alt.trim() ? undefined : words.photoTextMissing,
    }),
    send: async ({ image, alt }) => {
      const { url } = await upload.send({ image: image! });
      onDone({ url, alt: alt.trim() });
      onClose();
    },
  });
  const image = form.field('image');
  return (
    <FormDialog
      form={form}
      title={words.uploadTitle}
      submitLabel={words.addPhoto}
      cancelLabel={words.cancel}
      size="md"
      onClose={onClose}
    >
      <ImageField
        label={words.uploadTitle}
        description={words.uploadHelp}
        tooLarge={words.tooLarge}
        width={1500}
        height={1000}
        value={shown ?? null}
        onChange={(file) => {
          image.onChange(file);
          setShown(file ? URL.createObjectURL(file) : undefined);
        }}
        isPending={upload.isPending}
        error={image.error}
      />
      <TextField
        label={words.photoText}
        description={words.photoTextHelp}
        maxLength={200}
        {...form.field('alt')}
        isRequired
      />
    </FormDialog>
  );
}
