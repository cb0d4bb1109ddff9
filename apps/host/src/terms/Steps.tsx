import type { Trip } from '@caravan/sdk';
import { useStepFocus } from '@caravan/shell/useStepFocus';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { type ReactNode, useState } from 'react';
import { useSaveTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';

/** A step: its content, and what to do before the next one. */
export type Step = {
  title: string;
  body: ReactNode | ((next: () => void) => ReactNode);
  /** Called before the next step; return false to stay. */
  leave?: () => Promise<boolean>;
  isPending?: boolean;
  /** Label of the button. Default: "Next". */
  forward?: string;
};

export type StepsProps = {
  trip: Trip;
  steps: readonly Step[];
  onDone: () => void;
};

/**
 * A multi-step dialog. Completing it, postponing the launch, and closing it all count as having seen the
 * promote tutorial (H-294).
 */
export function Steps({ trip, steps, onDone }: StepsProps) {
  const [at, setAt] = useState(0);
  useStepFocus(at);
  const step = steps[Math.min(at, steps.length - 1)]!;
  const seen = useSaveTrip(trip, {
    failed: { title: words.skipFailed },
    onSaved: onDone,
  });
  const finish = () => {
    if (trip.launch?.showModal === false) onDone();
    else seen.save({ hasHostCompletedPromoteTutorial: true });
  };
  const next = () => (at < steps.length - 1 ? setAt(at + 1) : finish());
  const leave = async () => {
    if (!step.leave || (await step.leave())) next();
  };
  return (
    <Dialog
      isOpen
      onClose={finish}
      title={step.title}
      footer={
        <>
          {at > 0 && (
            <Button variant="ghost" onPress={() => setAt(at - 1)} className="sm:me-auto">
              {words.back}
            </Button>
          )}
          <Button
            variant={step.forward === words.later ? 'secondary' : 'primary'}
            isPending={step.isPending === true || seen.isPending}
            onPress={() => void leave()}
          >
            {step.forward ?? words.forward}
          </Button>
        </>
      }
    >
      <p className="kicker mb-4">{words.stepOf(at + 1, steps.length)}</p>
      {typeof step.body === 'function' ? step.body(next) : step.body}
    </Dialog>
  );
}
