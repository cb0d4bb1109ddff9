import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { Facts } from '@caravan/ui/Facts';
import { SideSummary } from '../trip/SideSummary.tsx';
import { totalMinor, usedLegs } from './draft.ts';
import { words } from './messages.ts';
import { useTransfer } from './TransferContext.ts';

/** Both rides next to the flow (T-067); hosts see no prices (T-200). */
export function TransferSummary() {
  const { offer, draft } = useTransfer();
  const format = useFormat();
  const facts = usedLegs(draft).flatMap((type) => {
    const { details, selectedQuote } = draft.legs[type];
    if (!details.pickup && !details.dropOff) return [];
    const when = details.pickupDate
      ? [
          format.date(details.pickupDate, 'MM/DD/YYYY'),
          details.pickupTime && format.time(details.pickupTime, '2-digit'),
        ]
          .filter(Boolean)
          .join(', ')
      : undefined;
    return [
      {
        id: type,
        label: words.legs[type],
        value: [details.pickup?.name, details.dropOff?.name].filter(Boolean).join(' – '),
        ...((when || selectedQuote) && {
          detail: [when, selectedQuote?.vehicleCategory].filter(Boolean).join(' · '),
        }),
      },
    ];
  });
  const total = totalMinor(draft);
  const amount = offer.pricesShown && total > 0 && format.money(total, offer.currency, { trim: false });
  return (
    <SideSummary title={words.summary} {...(amount && { amount })} phone="bottom">
      <Card title={words.summary} className="self-start">
        {facts.length === 0 ? (
          <p className="text-muted">{words.summaryEmpty}</p>
        ) : (
          <>
            <Facts layout="grid" items={facts} />
            {amount && (
              <Facts
                className="mt-5 border-t border-line pt-2"
                items={[
                  ...(draft.insurance.adjustmentMinor > 0
                    ? [
                        {
                          id: 'insurance',
                          label: words.insurance,
                          value: format.money(draft.insurance.adjustmentMinor, offer.currency, {
                            trim: false,
                          }),
                          detail: words.insuranceText,
                        },
                      ]
                    : []),
                  {
                    id: 'total',
                    label: words.total,
                    value: amount,
                    strong: true,
                  },
                ]}
              />
            )}
          </>
        )}
      </Card>
    </SideSummary>
  );
}
