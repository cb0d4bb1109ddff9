import type { Trip } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { useOpened } from '@caravan/shell/useOpened';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { Checkbox } from '@caravan/ui/Checkbox';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { toast } from '@caravan/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { asRequested } from './approval.ts';
import { operatorTerms, pricingWords as words, reviewWords } from './messages.ts';
import { underReview } from './underReview.ts';
import type { useSaveTrip } from './useSaveTrip.ts';

export type ApproveCardProps = {
  trip: Trip;
  save: ReturnType<typeof useSaveTrip>['save'];
  /** Unsaved prices would not be part of the approval. */
  hasUnsavedPrices: boolean;
  /** What follows the approval; by default, the trip's success page. */
  onApproved?: () => void;
};

/**
 * The operator's terms and the approval, which requires accepting the terms and confirming (O-082, O-148).
 * When a trip is approved as requested, the confirmation opens immediately and includes the terms.
 */
export function ApproveCard({ trip, save, hasUnsavedPrices, onApproved }: ApproveCardProps) {
  const format = useFormat();
  const navigate = useNavigate();
  const [agreed, setAgreed] = useState(false);
  const [asking, ask, answered] = useOpened('approve');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const offered = underReview(trip);
  const terms = trip.operatorCosts?.operatorTerms?.split('\n').filter(Boolean) ?? operatorTerms;
  const reason = hasUnsavedPrices
    ? words.saveFirst
    : !trip.timeZone
      ? offered?.reason
      : !agreed
        ? words.tick
        : undefined;

  const approve = async () => {
    setPending(true);
    setError(undefined);
    try {
      await save({ version: trip.version, status: 'partner_approved', operatorTerms: true });
      if (onApproved) onApproved();
      else
        await navigate({
          to: '/trips/$id/success',
          params: { id: trip.id },
          search: { model: 'trip' },
          ignoreBlocker: true,
        });
    } catch (cause) {
      const { message } = toApiError(cause);
      answered();
      setError(reviewWords.error(message));
      toast({ tone: 'error', title: reviewWords.failed, message });
    }
    setPending(false);
  };

  if (!offered) {
    return (
      <Card>
        <p className="flex items-center gap-2.5 text-[0.9375rem]">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-green" />
          {words.approved}
          {trip.operatorTermsAcceptedAt && (
            <span className="text-sm text-muted tabular">
              {format.instant(trip.operatorTermsAcceptedAt, 'date')}
            </span>
          )}
        </p>
      </Card>
    );
  }
  const agreement = (
    <>
      {terms.length === 1 ? (
        <p className="mb-5 max-w-[68ch] text-sm text-muted">{terms[0]}</p>
      ) : (
        <ul className="mb-5 flex max-w-[68ch] list-disc flex-col gap-1.5 ps-5 text-sm text-muted">
          {terms.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Checkbox value={agreed} onChange={setAgreed}>
        {words.agree}
      </Checkbox>
    </>
  );
  return (
    <Card title={words.terms}>
      {agreement}
      {error && (
        <Alert tone="error" className="mt-4">
          {error}
        </Alert>
      )}
      <Button
        size="lg"
        className="mt-5 w-full sm:w-auto"
        onPress={() => ask('reviewed')}
        {...(reason && { disabledReason: reason })}
      >
        {words.approve}
      </Button>
      <ConfirmDialog
        isOpen={asking !== undefined}
        onClose={answered}
        onConfirm={() => void approve()}
        title={words.confirmTitle}
        confirmLabel={words.approve}
        isPending={pending}
        disabledReason={reason}
      >
        <p className="mb-4 font-medium">
          {trip.name}{' '}
          <span className="font-normal text-muted">
            · {format.dateRange(trip.startDate, trip.endDate)}
            {trip.host && ` · ${trip.host.displayName}`}
          </span>
        </p>
        {asking === asRequested && agreement}
        <p className={asking === asRequested ? 'mt-4' : undefined}>{words.confirmText}</p>
      </ConfirmDialog>
    </Card>
  );
}
