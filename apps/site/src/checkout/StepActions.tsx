import { Button } from '@caravan/ui/Button';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ArrowRight } from 'lucide-react';
import { words } from './messages.ts';

export type StepActionsProps = { back?: string; isPending?: boolean };

/** The buttons of a step: continue and back. */
export function StepActions({ back, isPending = false }: StepActionsProps) {
  return (
    <div className="mt-12 flex items-center justify-between gap-4 border-t border-line pt-6">
      {back ? (
        <LinkButton href={back} variant="ghost">
          {words.back}
        </LinkButton>
      ) : (
        <span />
      )}
      <Button type="submit" size="lg" isPending={isPending}>
        {words.continue}
        <ArrowRight aria-hidden />
      </Button>
    </div>
  );
}
