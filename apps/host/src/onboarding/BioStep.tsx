import { Form } from '@caravan/shell/Form';
import type { FormState } from '@caravan/shell/useForm';
import { Button } from '@caravan/ui/Button';
import { TextArea } from '@caravan/ui/TextArea';
import { bioLimit } from '../publicProfile/messages.ts';
import { PictureField } from '../publicProfile/PictureField.tsx';
import { words } from './messages.ts';
import type { OnboardingValues } from './steps.ts';

export type BioStepProps = {
  form: FormState<OnboardingValues>;
  /** Whether the biography is valid and has changed. */
  mayComplete: boolean;
  isPending: boolean;
  onBack: () => void;
  onComplete: () => void;
  onSkip: () => void;
};

/** A biography and a picture, or neither (H-126, H-359, H-360). */
export function BioStep({ form, mayComplete, isPending, onBack, onComplete, onSkip }: BioStepProps) {
  const w = words.bio;
  return (
    <Form
      form={form}
      onSubmit={() => {
        if (mayComplete) onComplete();
      }}
    >
      <h1 className="display-heading text-3xl">{w.title}</h1>
      <p className="mt-2 text-muted">{w.text}</p>
      <div className="mt-8 grid grid-cols-1 gap-6">
        <TextArea label={w.label} limit={bioLimit} {...form.field('bio')} />
        <PictureField {...form.field('profilePictureUrl')} />
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
