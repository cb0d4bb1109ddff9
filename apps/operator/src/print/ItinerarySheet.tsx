import type { Itinerary, Trip } from '@caravan/sdk';
import { DayByDay } from '@caravan/shell/DayByDay';
import { Inclusions } from '@caravan/shell/Inclusions';
import { PdfButton } from '@caravan/shell/PdfButton';
import { PrintButton } from '@caravan/shell/PrintButton';
import { useTenant } from '@caravan/shell/useTenant';
import { Facts } from '@caravan/ui/Facts';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PrintSheet } from '@caravan/ui/PrintSheet';
import { ArrowLeft } from 'lucide-react';
import { words } from './messages.ts';

export type ItinerarySheetProps = {
  plan: Itinerary | Trip;
  /** Content below the title that distinguishes this sheet from others. */
  facts: string;
  /** Additional entries in the list above the days, next to places and group. */
  more?: readonly (readonly [label: string, value: string | undefined])[];
  startDate?: string;
  back: string;
  /** The server's PDF of the same, and its download name. */
  file: () => Promise<Blob>;
  name: string;
};

/** An itinerary or trip day by day, as printed; on screen, the same sheet with its button (O-217). */
export function ItinerarySheet({ plan, facts, more = [], startDate, back, file, name }: ItinerarySheetProps) {
  const { brand, supportEmail } = useTenant();
  const { arrivalLocation: to, departureLocation: from, cities, operator } = plan;
  const rows = [
    [words.group, words.travelers(plan.minimumSpots, plan.maximumSpots)],
    ...more,
    [words.cities, cities?.join(', ')],
    [words.arrival, to && `${to.name} (${to.code})`],
    [words.departure, from && `${from.name} (${from.code})`],
  ] as const;
  const contact = [operator?.displayName, operator?.phone, supportEmail].filter(Boolean).join(' · ');
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4" data-print="hide">
        <LinkButton href={back} variant="ghost" icon={<ArrowLeft aria-hidden />}>
          {words.back}
        </LinkButton>
        <div className="flex flex-wrap gap-2">
          <PdfButton label={words.download} name={name} file={file} />
          <PrintButton label={words.print} variant="primary" />
        </div>
        <p className="w-full text-sm text-muted">{words.hint}</p>
      </div>
      <PrintSheet brand={brand} title={plan.name} facts={facts} footer={contact}>
        <p className="font-display text-lg leading-relaxed whitespace-pre-line">{plan.tripSummary}</p>
        <Facts
          layout="grid"
          className="my-8 border-y border-line py-5"
          items={rows.flatMap(([label, value]) => (value ? [{ id: label, label, value }] : []))}
        />
        <h2 className="display-heading mb-6">{words.days}</h2>
        {/* A day may break across pages; its entries stay whole, and its picture stays with the first one. */}
        <div className="print:[&_img]:break-after-avoid! print:[&>ol>li]:break-inside-auto!">
          <DayByDay
            days={plan.servicesByDay}
            artwork={plan.photos}
            currency={plan.currency}
            {...(startDate && { startDate })}
          />
        </div>
        <div className="mt-8 grid grid-cols-1 gap-8 border-t border-line pt-8 print:break-inside-avoid">
          <Inclusions inclusions={plan.inclusions ?? []} exclusions={plan.exclusions ?? []} />
          {plan.logistics && (
            <section>
              <h2 className="display-heading">{words.logistics}</h2>
              <p className="mt-3 whitespace-pre-line">{plan.logistics}</p>
            </section>
          )}
        </div>
      </PrintSheet>
    </>
  );
}
