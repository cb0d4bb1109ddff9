import { type Booking, type CancellationOffer, type RefundQuote } from '@caravan/sdk';
import { useBarred } from '@caravan/shell/useBarred';
import { factsOf, tell, useTold } from '@caravan/shell/events';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { Select } from '@caravan/ui/Select';
import { TextArea } from '@caravan/ui/TextArea';
import { useState } from 'react';
import { words } from './messages.ts';
import { GivenBack } from './GivenBack.tsx';
import { HowItWasMade } from './HowItWasMade.tsx';
import { Outlook } from './Outlook.tsx';
import { useCancel, validMethods } from './useCancellation.ts';
import { type Who, WhoCancels } from './WhoCancels.tsx';

export interface CancelDialogProps {
  booking: Booking;
  offer: CancellationOffer;
  onClose: () => void;
  /** Called with the number of travelers removed; 0 for the whole booking. */
  onCancelled: (quote: RefundQuote, travelers: number) => void;
  who: Who;
  onWho: (who: Who) => void;
  /** The displayed offer still belongs to a previous selection of travelers. */
  isQuoting: boolean;
}

/** The reason that reveals a free-text field (T-128). */
const other = 'other';
const longestReason = 1000;

/**
 * Cancels in two steps: the first press warns that the next is final, and the second one sends (T-126).
 * Requires a reason (T-128) and, where there is a choice, a refund method (T-175, T-176, T-178).
 */
export function CancelDialog({
  booking,
  offer,
  onClose,
  onCancelled,
  who,
  onWho,
  isQuoting,
}: CancelDialogProps) {
  const barred = useBarred('cancelBooking');
  const [chosen, setChosen] = useState<string | null>(null);
  const [own, setOwn] = useState('');
  const [description, setDescription] = useState<string | null>(null);
  const [final, setFinal] = useState(false);
  const cancel = useCancel(booking, offer, who.travelers);
  useTold('startedCancelFlow', factsOf(booking));
  useTold('viewedCancellationPolicy', factsOf(booking));

  const methods = validMethods(offer);
  const method = methods.length === 1 ? methods[0] : methods.find((m) => m.description === description);
  const reason = chosen === other ? own.trim() : chosen;
  const isChosen = who.scope === 'all' || who.travelers.length > 0;
  const isReady =
    isChosen &&
    !isQuoting &&
    !!reason &&
    reason.length <= longestReason &&
    (methods.length === 0 || method !== undefined);

  /** A change after the first press requires another confirmation. */
  const edit =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setFinal(false);
    };
  const press = () => {
    if (!isReady || !reason) return;
    if (!final) return setFinal(true);
    void cancel.send({ reason, method }).then(
      () => {
        tell('cancelledBooking', factsOf(booking));
        onCancelled(offer.quote, who.travelers.length);
      },
      () => setFinal(false),
    );
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.cancel}
      dismissable={!cancel.isPending}
      footer={
        <div className="grid w-full gap-3">
          {final && <Alert tone="warning">{words.final}</Alert>}
          {cancel.error && !final && (
            <Alert tone="error" title={words.failedCancel}>
              {cancel.error.message}
            </Alert>
          )}
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button variant="ghost" onPress={onClose} isDisabled={cancel.isPending}>
              {words.keep}
            </Button>
            <Button
              variant={final ? 'danger' : 'danger-quiet'}
              onPress={press}
              isDisabled={!isReady && !barred}
              isPending={cancel.isPending}
              {...(barred && { disabledReason: barred })}
            >
              {words.cancel}
            </Button>
          </div>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <p>{words.lead(booking.trip.name)}</p>
        <WhoCancels booking={booking} who={who} onChange={edit(onWho)} />
        <Policy offer={offer} />
        {isChosen && (
          <div
            className={`grid grid-cols-1 gap-6 ${isQuoting ? 'opacity-50' : ''}`}
            {...(isQuoting && { 'aria-busy': true })}
          >
            <GivenBack quote={offer.quote} currency={offer.currency} />
            <HowItWasMade offer={offer} />
            <Outlook offer={offer} />
          </div>
        )}
        {methods.length > 1 && (
          <Select
            label={words.chooseMethod}
            isRequired
            options={methods.map((m) => ({ id: m.description, label: m.description }))}
            value={description}
            onChange={edit(setDescription)}
          />
        )}
        <Select
          label={words.reason}
          placeholder={words.choose}
          isRequired
          options={offer.cancelReasons.map((text) => ({
            id: text,
            label: text === other ? words.otherReason : text,
          }))}
          value={chosen}
          onChange={edit(setChosen)}
        />
        {chosen === other && (
          <TextArea
            label={words.other}
            isRequired
            rows={3}
            limit={longestReason}
            value={own}
            onChange={edit(setOwn)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The rules for refunds (T-252 to T-256), with the fee only if there is one (T-177). */
function Policy({ offer }: { offer: CancellationOffer }) {
  const format = useFormat();
  const fee = offer.cancellationFeeMinor;
  return (
    <div className="grid gap-1 text-muted">
      <h3 className="font-medium text-ink">{words.refundPolicy}</h3>
      <p>{words.window(offer.windowDays)}</p>
      <p>{offer.policyText}</p>
      {fee !== undefined && <p>{words.fee(format.money(fee, offer.currency))}</p>}
    </div>
  );
}
