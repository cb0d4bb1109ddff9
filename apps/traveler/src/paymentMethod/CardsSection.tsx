import type { Card as KeptCard } from '@caravan/sdk';
import { removeCard } from '@caravan/sdk/client';
import { getListCardsQueryKey, getListCardsQueryOptions } from '@caravan/sdk/react-query';
import { CardSetup } from '@caravan/shell/CardSetup';
import { useBarred } from '@caravan/shell/useBarred';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useProfile } from '@caravan/shell/useProfile';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Dialog } from '@caravan/ui/Dialog';
import { toast } from '@caravan/ui/toast';
import { CreditCard, Plus } from 'lucide-react';
import { useState } from 'react';
import { bookingsQuery } from '../bookings/useBookings.ts';
import { words } from './messages.ts';

/** The saved cards, with options to add and remove. */
export function CardsSection() {
  const { items } = useLoaded(getListCardsQueryOptions());
  const { firstName, lastName } = useProfile();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<KeptCard>();
  return (
    <Card
      title={words.cards}
      actions={
        <Button size="sm" variant="secondary" icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
          {words.add}
        </Button>
      }
    >
      <p className="text-muted">{words.cardsText}</p>
      {items.length === 0 ? (
        <p className="mt-5">{words.noCards}</p>
      ) : (
        <ul className="mt-5 divide-y divide-line">
          {items.map((card) => (
            <CardRow key={card.id} card={card} onRemove={() => setLeaving(card)} />
          ))}
        </ul>
      )}
      <Dialog isOpen={adding} onClose={() => setAdding(false)} title={words.addTitle} size="md">
        <CardSetup
          payerName={`${firstName} ${lastName}`}
          onCancel={() => setAdding(false)}
          onSaved={({ card }) => {
            setAdding(false);
            if (card) toast({ title: words.added(card.label) });
          }}
        />
      </Dialog>
      {leaving && <RemoveDialog card={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}

function CardRow({ card, onRemove }: { card: KeptCard; onRemove: () => void }) {
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <CreditCard aria-hidden className="size-5 text-muted" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="tabular font-medium">{card.label}</p>
        <p className="text-sm text-muted">{words.savedOn(format.instant(card.createdAt, 'date'))}</p>
      </div>
      <Button size="sm" variant="danger-quiet" aria-label={words.removeCard(card.label)} onPress={onRemove}>
        {words.remove}
      </Button>
    </li>
  );
}

function RemoveDialog({ card, onClose }: { card: KeptCard; onClose: () => void }) {
  const barred = useBarred('removeCard');
  const remove = useChange(removeCard, {
    failed: 'here',
    done: words.removed(card.label),
    refresh: [getListCardsQueryKey(), bookingsQuery().queryKey],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.run(card.id)}
      title={words.removeTitle(card.label)}
      confirmLabel={words.remove}
      cancelLabel={words.keep}
      tone="danger"
      isPending={remove.isPending}
      error={remove.problem}
      disabledReason={barred}
    >
      {words.removeText}
    </ConfirmDialog>
  );
}
