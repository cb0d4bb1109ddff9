import { Form } from '@caravan/shell/Form';
import type { AnyForm } from '@caravan/shell/useForm';
import { Button } from '@caravan/ui/Button';
import type { ReactNode } from 'react';
import { words } from './messages.ts';

export type StepFrameProps = {
  form: AnyForm;
  title: string;
  text: string;
  onBack: () => void;
  onNext: () => void;
  children: ReactNode;
};

/** An onboarding step with the bar to go forward and back (H-124). Enter goes forward. */
export function StepFrame({ form, title, text, onBack, onNext, children }: StepFrameProps) {
  return (
    <Form form={form} onSubmit={onNext}>
      <h1 className="display-heading text-3xl">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-8">{children}</div>
      <div className="mt-10 flex justify-between gap-3">
        <Button variant="secondary" onPress={onBack}>
          {words.back}
        </Button>
        <Button type="submit">{words.next}</Button>
      </div>
    </Form>
  );
}
