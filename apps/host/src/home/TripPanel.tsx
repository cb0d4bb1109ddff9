import type { HomeTrip } from '@caravan/sdk';
import { TripStatusBadge } from '@caravan/shell/TripStatusBadge';
import { useFormat } from '@caravan/shell/useFormat';
import { Artwork } from '@caravan/ui/Artwork';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PressArea } from '@caravan/ui/PressArea';
import { StatusTimeline } from '@caravan/ui/StatusTimeline';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type TripPanelProps = { item: HomeTrip; defaultOpen?: boolean };

/** A trip on the home page: a line that expands to its picture, its steps, and the one thing to do now. */
export function TripPanel({ item, defaultOpen = false }: TripPanelProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  const format = useFormat();
  const { trip, steps, model } = item;
  const request = model === 'tripRequest';
  const todo = steps.find((step) => step.actionsEnabled);
  return (
    <Card as="article" padded={false}>
      <h3>
        <PressArea
          aria-expanded={open}
          aria-controls={id}
          onPress={() => setOpen(!open)}
          className="gap-4 p-3 outline-offset-[-3px] sm:p-4"
        >
          <span className="block w-16 shrink-0 sm:w-20">
            <Artwork src={trip.hero.url} alt="" aspect="1/1" />
          </span>
          {/* On phones, the status is below, so that the name keeps its width. */}
          <span className="flex min-w-0 flex-1 flex-col items-start gap-2 sm:flex-row sm:items-center sm:gap-4">
            <span className="min-w-0 max-w-full sm:flex-1">
              <span className="display line-clamp-2 text-xl sm:truncate">{trip.name}</span>
              <span className="tabular mt-1 line-clamp-2 text-sm text-muted">
                {format.dateRange(trip.startDate, trip.endDate)}&nbsp;· {trip.destination}
              </span>
            </span>
            <TripStatusBadge trip={trip} />
          </span>
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 text-muted transition-transform duration-150 ${open ? 'rotate-180' : ''}`}
          />
        </PressArea>
      </h3>
      <div id={id} hidden={!open} className="border-t border-line">
        <div className="relative">
          <Artwork src={trip.hero.url} alt={trip.hero.alt ?? ''} aspect="21/9" rounded={false} />
        </div>
        <div className="grid grid-cols-1 gap-7 p-5 sm:p-7">
          {steps.length > 1 && (
            <StatusTimeline
              label={words.steps}
              steps={steps.map(({ step }) => ({ id: step, label: words.stepNames[step] ?? step }))}
              complete={steps.filter(({ state }) => state === 'past').length}
            />
          )}
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="tabular text-sm text-muted">
              {format.countryNamed(trip.country)} ·{' '}
              {trip.soldOut ? words.soldOut : words.spotsLeft(trip.spotsLeft, trip.maximumSpots)}
            </p>
            <div className="flex flex-wrap gap-2">
              {request ? (
                <LinkButton href={paths.tripRequest(trip.id)} variant="secondary">
                  {words.openRequest}
                </LinkButton>
              ) : (
                <>
                  <LinkButton href={paths.trip(trip.id)} variant="secondary">
                    {words.open}
                  </LinkButton>
                  {todo?.tab && (
                    <LinkButton href={paths.trip(trip.id, todo.tab)}>
                      {words.stepAction[todo.step]}
                    </LinkButton>
                  )}
                </>
              )}
            </div>
          </div>
        </div>
      </div>
    </Card>
  );
}
