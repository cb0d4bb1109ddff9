import type { Photo, Trip } from '@caravan/sdk';
import { Form } from '@caravan/shell/Form';
import { PhotoField } from '@caravan/shell/PhotoField';
import { useForm } from '@caravan/shell/useForm';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Alert } from '@caravan/ui/Alert';
import { Artwork } from '@caravan/ui/Artwork';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { toast } from '@caravan/ui/toast';
import { canEdit, useSaveTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';

export type PhotosProps = { trip: Trip };

const valuesOf = ({ photos }: Trip): { photos: Photo[] } => ({ photos });

/** The photos of the trip page (H-378). */
export function Photos({ trip }: PhotosProps) {
  if (canEdit(trip, 'photos')) return <Editor trip={trip} />;
  if (trip.photos.length === 0) return null;
  return (
    <Card title={words.photos}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {trip.photos.map((photo) => (
          <li key={photo.url}>
            <Artwork src={photo.url} alt={photo.alt ?? ''} aspect="3/2" />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Editor({ trip }: PhotosProps) {
  const { send } = useSaveTrip(trip, {
    failed: 'here',
    onSaved: () => toast({ title: words.photosSaved, time: 'saved' }),
  });
  const form = useForm({ values: valuesOf(trip), send, kept: valuesOf });
  const prompt = useUnsavedPrompt(form.isUnsaved);
  const { value, onChange, error } = form.field('photos');
  return (
    <Card title={words.photos} description={words.photosHelp}>
      <Form form={form} label={words.photos} className="grid grid-cols-1 gap-5">
        <PhotoField value={value} onChange={onChange} />
        {(error ?? form.failure) && <Alert tone="error">{error ?? form.failure}</Alert>}
        {form.isDirty && (
          <div>
            <Button type="submit" isPending={form.isPending}>
              {words.save}
            </Button>
          </div>
        )}
      </Form>
      {prompt}
    </Card>
  );
}
