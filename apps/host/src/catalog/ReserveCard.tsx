import type { Itinerary } from '@caravan/sdk';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { Facts } from '@caravan/ui/Facts';
import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type ReserveCardProps = { itinerary: Itinerary };

/** The itinerary's price and the button to request it. */
export function ReserveCard({ itinerary }: ReserveCardProps) {
  const format = useFormat();
  return (
    <Card className="shadow-raised">
      {itinerary.fromPriceMinor !== undefined && (
        <p>
          <span className="text-sm text-muted">{words.from} </span>
          <MoneyText
            minor={itinerary.fromPriceMinor}
            currency={itinerary.currency}
            className="display text-[2rem]"
          />
          <span className="text-sm text-muted"> {words.perTraveler}</span>
        </p>
      )}
      <p className="mt-1 text-sm text-muted">{words.packagePrice}</p>
      <LinkButton href={paths.requestItinerary(itinerary.id)} size="lg" className="mt-5 w-full">
        {words.reserve}
      </LinkButton>
      <Facts
        layout="plain"
        className="mt-5 border-t border-line pt-4"
        items={[
          ...(itinerary.firstAvailableDate
            ? [
                {
                  id: 'first',
                  label: words.firstDate,
                  value: format.date(itinerary.firstAvailableDate, 'MM/DD/YYYY'),
                },
              ]
            : []),
          ...(itinerary.operatorName
            ? [{ id: 'operator', label: words.operator, value: itinerary.operatorName }]
            : []),
        ]}
      />
    </Card>
  );
}
