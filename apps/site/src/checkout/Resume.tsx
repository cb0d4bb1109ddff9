import { RoutePending } from '@caravan/shell/RoutePending';
import { Alert } from '@caravan/ui/Alert';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { words } from './messages.ts';
import { TravelersStep } from './TravelersStep.tsx';
import { useResume } from './useResume.ts';

export type ResumeProps = {
  tripPath: string;
  /** The hold from an email link, and its secret. */
  link?: string | undefined;
};

/** The first step, started here or resumed from an email. */
export function Resume({ tripPath, link }: ResumeProps) {
  const state = useResume(tripPath, link);
  if (state === 'loading') return <RoutePending />;
  return (
    <CheckoutFrame
      tripPath={tripPath}
      step="travelers"
      notice={
        state === 'dead' && (
          <Alert tone="warning" title={words.deadLink} className="mt-8">
            {words.deadLinkText}
          </Alert>
        )
      }
    >
      <TravelersStep />
    </CheckoutFrame>
  );
}
