import type { Booking, CartItem } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { Checkbox } from '@caravan/ui/Checkbox';
import { Skeleton } from '@caravan/ui/Skeleton';
import { BookedAddOns } from './BookedAddOns.tsx';
import { words } from './messages.ts';
import { fullName } from './names.ts';
import type { Editing } from './useEditing.ts';
import { isSelected, toggle } from './wish.ts';

const isNight = ({ serviceType, timing }: CartItem) => serviceType === 'accommodation' && timing !== 'onTrip';
const isRide = ({ serviceType, timing }: CartItem) =>
  serviceType === 'airportTransfer' && timing !== 'onTrip';

const sections = [
  { title: words.activities, has: (item: CartItem) => !isNight(item) && !isRide(item) },
  { title: words.nights, text: words.nightsText, has: isNight },
  { title: words.transfers, has: isRide },
];

/** The booking's add-ons (T-045), and what each traveler can still add or remove (T-112 to T-117). */
export function AddOnsCard({ booking, editing }: { booking: Booking; editing: Editing }) {
  const { cart } = editing;
  if (!cart && booking.isPrimary && !editing.error) {
    return (
      <Card title={words.addOns}>
        <div role="status" aria-busy aria-label={words.loading}>
          <Skeleton lines={4} />
        </div>
      </Card>
    );
  }
  if (!cart?.editable) {
    return (
      <Card title={words.addOns}>
        <BookedAddOns booking={booking} />
        {cart?.editableReason && <p className="mt-5 text-sm text-muted">{cart.editableReason}</p>}
      </Card>
    );
  }
  const items = cart.addOns.filter((item) => item.type !== 'singleSupplement');
  if (items.length === 0) {
    return (
      <Card title={words.addOns}>
        <p className="text-muted">{words.nothingOffered}</p>
      </Card>
    );
  }
  return (
    <Card title={words.addOns} description={words.addOnsText}>
      <div className="grid grid-cols-1 gap-8">
        {sections.map(({ title, text, has }) => {
          const own = items.filter(has);
          if (own.length === 0) return null;
          return (
            <section key={title} aria-label={title}>
              <h3 className="text-sm font-semibold text-muted">{title}</h3>
              {text && <p className="mt-0.5 text-sm text-muted">{text}</p>}
              <ul className="mt-2 divide-y divide-line">
                {grouped(own).map((offers) => (
                  <Offer key={offers[0]!.addOnId} items={offers} editing={editing} currency={cart.currency} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Card>
  );
}

/** Groups the same add-on of all travelers. */
function grouped(items: CartItem[]): CartItem[][] {
  const groups = new Map<string, CartItem[]>();
  for (const item of items) {
    const key = `${item.serviceId ?? item.name} ${item.unitPriceWithFeeMinor}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

type OfferProps = { items: CartItem[]; editing: Editing; currency: string };

function Offer({ items, editing, currency }: OfferProps) {
  const format = useFormat();
  const { cart, wish, change } = editing;
  const [first] = items;
  return (
    <li className="grid grid-cols-1 gap-3 py-4 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <div className="min-w-0 flex-[1_1_9rem]">
          <p className="font-medium">{first!.name}</p>
          {first!.description && <p className="text-sm text-muted">{first!.description}</p>}
        </div>
        <span className="tabular ms-auto text-sm whitespace-nowrap">
          {words.each(format.money(first!.unitPriceWithFeeMinor, currency))}
        </span>
      </div>
      <div
        role="group"
        aria-label={first!.name}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-6 gap-y-3"
      >
        {items.map((item) => {
          const selected = isSelected(wish, item);
          return (
            <Checkbox
              key={item.user}
              value={selected}
              onChange={() => change(toggle(wish, item))}
              isDisabled={item.reason !== undefined}
              description={item.reason ?? words.pending[item.status]}
            >
              {fullName(cart?.travelers.find((one) => one.id === item.user))}
            </Checkbox>
          );
        })}
      </div>
    </li>
  );
}
