import { Form } from '@caravan/shell/Form';
import { Button } from '@caravan/ui/Button';
import { TextArea } from '@caravan/ui/TextArea';
import { type Control, Controller } from '@caravan/shell/form';
import type { Values } from '../publicProfile/form.ts';
import { bioLimit } from '../publicProfile/messages.ts';
import { PictureField } from '../publicProfile/PictureField.tsx';
import { words } from './messages.ts';

export type BioStepProps = {
  control: Control<Values>;
  /** The biography is one that can be kept, and not the one that is. */
  mayComplete: boolean;
  isPending: boolean;
  onBack: () => void;
  onComplete: () => void;
  onSkip: () => void;
};

/** A biography and a picture, or neither (H-126, H-359, H-360). */
export function BioStep({ control, mayComplete, isPending, onBack, onComplete, onSkip }: BioStepProps) {
  const w = words.bio;
  return (
    <Form
      onSubmit={() => {
        if (mayComplete) onComplete();
      }}
    >
      <h1 className="display-heading text-3xl">{w.title}</h1>
      <p className="mt-2 text-muted">{w.text}</p>
      <div className="mt-8 grid grid-cols-1 gap-6">
        <Controller
          control={control}
          name="bio"
          render={({ field, fieldState }) => (
            <TextArea {...field} label={w.label} limit={bioLimit} error={fieldState.error?.message} />
          )}
        />
        <Controller
          control={control}
          name="profilePictureUrl"
          render={({ field, fieldState }) => (
            <PictureField value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
          )}
        />
      </div>
      <div className="mt-10 flex flex-wrap justify-between gap-3">
        <Button variant="secondary" onPress={onBack} isDisabled={isPending}>
          {words.back}
        </Button>
        <span className="flex flex-wrap gap-3">
          <Button variant="ghost" onPress={onSkip} isDisabled={isPending}>
            {w.skip}
          </Button>
          <Button type="submit" isDisabled={!mayComplete} isPending={isPending}>
            {w.complete}
          </Button>
        </span>
      </div>
    </Form>
  );
}
