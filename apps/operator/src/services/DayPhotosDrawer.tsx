import type { Day, Photo } from '@caravan/sdk';
import { Form } from '@caravan/shell/Form';
import { PhotoField } from '@caravan/shell/PhotoField';
import { unsent, useForm } from '@caravan/shell/useForm';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Button } from '@caravan/ui/Button';
import { Drawer } from '@caravan/ui/Drawer';
import { Asked } from '../itineraries/Asked.tsx';
import { words } from './messages.ts';

export type DayPhotosDrawerProps = {
  day: Day;
  /** Resolves to whether the photos were saved; they stay in the form otherwise. */
  onSave: (photos: Photo[]) => Promise<boolean>;
  onClose: () => void;
};

const formId = 'day-photos';

/** Maximum number of photos of a day. */
const limit = 5;

/** The own photos of a day. */
export default function DayPhotosDrawer({ day, onSave, onClose }: DayPhotosDrawerProps) {
  const form = useForm({
    values: { photos: day.photos ?? [] },
    send: async ({ photos }) => ((await onSave(photos)) ? undefined : unsent),
  });
  const unsaved = useUnsavedPrompt(form.isUnsaved, { openAs: ['photos'] });
  const { value, onChange } = form.field('photos');
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={words.photosOf(day.day)}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} isPending={form.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} className="flex flex-col gap-5">
        <p className="text-sm text-muted">{words.dayPhotosHelp}</p>
        <PhotoField
          value={value}
          onChange={onChange}
          limit={limit}
          note={({ url }) => <Asked field={`dayPhotos/${day.day}/${url}`} plain />}
        />
      </Form>
      {unsaved}
    </Drawer>
  );
}
