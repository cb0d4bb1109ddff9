import type { Trip, TripApproval, TripPart, TripUpdate } from '@caravan/sdk';
import { approveEarningsReport, publishTrip } from '@caravan/sdk/client';
import {
  getAdminGetTripQueryKey,
  getGetEarningsReportQueryKey,
  useGetEarningsReport,
  useGetTripApprovals,
} from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Acting } from '../frame/Acting.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Facts } from '../list/Facts.tsx';
import { tripWords } from './messages.ts';
import { Rounds, SincePublished } from './Rounds.tsx';
import { SendBack } from './SendBack.tsx';
import { useTripUpdate } from './useTripUpdate.ts';

const words = tripWords.decisions;

type DecisionProps = {
  label: string;
  /** Why it is disabled. */
  reason?: string | undefined;
  title: string;
  text: ReactNode;
  done: string;
  act: () => Promise<unknown>;
  variant?: 'primary' | 'secondary';
};

/** A button that asks for confirmation and reports the result. */
function Decision({ label, reason, title, text, done, act, variant = 'primary' }: DecisionProps) {
  const [asking, setAsking] = useState(false);
  // The next decision may take this place before the dialog has closed, so the dialog keeps its original text.
  const [asked, setAsked] = useState({ label, title, text });
  const change = useChange(act, { failed: 'here', done, onDone: () => setAsking(false) });
  return (
    <>
      <Button
        size="sm"
        variant={variant}
        onPress={() => {
          setAsked({ label, title, text });
          setAsking(true);
        }}
        {...(reason && { disabledReason: reason })}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => change.run()}
        title={asked.title}
        confirmLabel={asked.label}
        isPending={change.isPending}
        error={change.error?.message}
      >
        {asked.text}
      </ConfirmDialog>
    </>
  );
}

/** The platform's decisions about a trip besides its next step: technical itinerary, page, earnings. */
export function Decisions({ trip }: { trip: Trip }) {
  const { data } = useGetTripApprovals(trip.id, {
    query: { throwOnError: false, meta: { errorToast: false } },
  });
  const of = (part: TripPart) => data?.parts.find((one) => one.part === part);
  const rows = [
    useTechnical(trip, of('technicalItinerary')),
    usePage(trip, of('page')),
    useEarnings(trip, of('earningsReport')),
  ].filter((row) => row !== undefined);
  if (rows.length === 0) return null;
  return (
    <Card title={words.title}>
      <ul className="flex flex-col divide-y divide-line">
        {rows.map((row) => (
          <li
            key={row.name}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium">{row.name}</p>
              <p className="text-sm text-muted">{row.state}</p>
              <Rounds approval={row.approval} />
              {row.more}
            </div>
            <div className="flex flex-wrap gap-2">{row.actions}</div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Row = {
  name: string;
  state: ReactNode;
  approval: TripApproval | undefined;
  more?: ReactNode;
  actions: ReactNode;
};

function useTechnical(trip: Trip, approval: TripApproval | undefined): Row | undefined {
  const { save } = useTripUpdate(trip.id);
  const format = useFormat();
  const w = words.technical;
  const right = trip.editableFields.find((f) => f.field === 'adminTechnicalItineraryApproved');
  const flag = trip.editableFields.find((f) => f.field === 'technicalItineraryFlagged');
  const technical = trip.technicalItinerary;
  if (!technical || !right) return undefined;
  const change = (data: Omit<TripUpdate, 'version'>) => save({ version: trip.version, ...data });
  return {
    name: w.name,
    approval,
    state: technical.adminApprovedAt
      ? w.approved(format.instant(technical.adminApprovedAt, 'date'))
      : technical.operatorApprovedAt
        ? w.submitted(format.instant(technical.operatorApprovedAt, 'date'))
        : w.window(format.date(technical.windowFrom), format.date(technical.windowTo)),
    actions: (
      <Acting>
        {flag?.editable && !technical.operatorApprovedAt && !technical.inWindow && !technical.flagged && (
          <Decision
            variant="secondary"
            label={w.open}
            title={w.openTitle}
            text={w.openText}
            done={w.opened}
            act={() => change({ technicalItineraryFlagged: true })}
          />
        )}
        {approval?.canSendBack && <SendBack trip={trip} part="technicalItinerary" />}
        {technical.adminApprovedAt ? (
          <Decision
            variant="secondary"
            label={w.reopen}
            reason={right.editable ? undefined : right.reason}
            title={w.reopenTitle}
            text={w.reopenText}
            done={w.reopened}
            act={() => change({ adminTechnicalItineraryApproved: false })}
          />
        ) : (
          <Decision
            label={w.approve}
            reason={right.editable ? undefined : right.reason}
            title={w.approveTitle}
            text={w.approveText}
            done={w.done}
            act={() => change({ adminTechnicalItineraryApproved: true })}
          />
        )}
      </Acting>
    ),
  };
}

function usePage(trip: Trip, approval: TripApproval | undefined): Row | undefined {
  const client = useQueryClient();
  const publish = useChange(publishTrip, { failed: 'here' });
  const w = words.page;
  if (!trip.publishOffered && !approval?.sentBack) return undefined;
  return {
    name: w.name,
    approval,
    state: tripWords.publish[trip.publishStatus],
    more: approval?.canSendBack && <SincePublished tripId={trip.id} approval={approval} />,
    actions: trip.publishOffered && (
      <>
        {approval?.canSendBack && <SendBack trip={trip} part="page" />}
        <Decision
          label={w.publish}
          title={w.publishTitle}
          text={w.publishText}
          done={w.done}
          act={async () => {
            const saved = await publish.send(trip.id);
            client.setQueryData(getAdminGetTripQueryKey(trip.id), saved);
          }}
        />
      </>
    ),
  };
}

function useEarnings(trip: Trip, approval: TripApproval | undefined): Row | undefined {
  const client = useQueryClient();
  const format = useFormat();
  const report = useGetEarningsReport(trip.id, {
    query: { enabled: trip.hasEarningsReport === true, throwOnError: false, retry: false },
  });
  const approve = useChange(approveEarningsReport, { failed: 'here' });
  const w = words.earnings;
  const r = report.data;
  if (!r) return undefined;
  const money = (minor: number) => format.money(minor, r.currency);
  return {
    name: w.name,
    approval,
    state: r.approvedAt ? w.approved(format.instant(r.approvedAt, 'date')) : w.draft(money(r.earningsMinor)),
    actions: r.canApprove && (
      <>
        {approval?.canSendBack && <SendBack trip={trip} part="earningsReport" />}
        <Decision
          label={w.approve}
          title={w.approveTitle}
          text={
            <div className="flex flex-col gap-4">
              <p>{w.approveText}</p>
              <Facts
                split
                rows={[
                  [w.total, money(r.earningsMinor)],
                  [w.advance, money(r.advanceMinor)],
                  [w.first, money(r.firstHalfMinor)],
                  [w.second, money(r.secondHalfMinor)],
                ]}
              />
            </div>
          }
          done={w.done}
          act={async () => {
            const saved = await approve.send(trip.id);
            client.setQueryData(getGetEarningsReportQueryKey(trip.id), saved);
          }}
        />
      </>
    ),
  };
}
