import { Stepper } from '@caravan/ui/Stepper';
import { useLocation } from '@tanstack/react-router';
import { type Model, paths, type Step } from '../paths.ts';
import { words } from './messages.ts';

export type TripStepsProps = { id: string; model: Model };

/** The steps of a review. For a request, only the first one is available (O-026). */
export function TripSteps({ id, model }: TripStepsProps) {
  const path = useLocation({ select: (l) => l.pathname });
  const steps: { id: Step; label: string }[] = [
    { id: 'review-details', label: words.steps.details },
    { id: 'configure-services', label: words.steps.services[model] },
    { id: 'review-pricing', label: words.steps.pricing },
  ];
  const current = steps.find((step) => path.endsWith(step.id))?.id ?? 'review-details';
  return (
    <Stepper
      label={words.steps.label}
      current={current}
      steps={steps.map((step) => ({ ...step, ...(model === 'trip' && { href: paths.trip(id, step.id) }) }))}
      className="my-8"
    />
  );
}
