import type { Trip } from '@caravan/sdk';
import { today } from '@caravan/shell/format';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { DatePicker } from '@caravan/ui/DatePicker';
import { TimeSelect } from '@caravan/ui/TimeSelect';
import { toast } from '@caravan/ui/toast';
import { useState } from 'react';
import { actionTo, canEdit, useSaveTrip } from '../workspace/useTrip.ts';
import { fromInstant, launchProblems, scheduleReason, toInstant, zoneName } from './launchTime.ts';
import { chosenEmails, decisions } from './emails.ts';
import { LaunchEmails } from './LaunchEmails.tsx';
import { words } from './messages.ts';

type Step = 'schedule' | 'unschedule' | 'now';
export type LaunchCardProps = { trip: Trip; onScheduled?: () => void };

/** Schedules, changes or takes back the launch, or launches at once (H-289 to H-293, H-380 to H-386). */
export function LaunchCard({ trip, onScheduled }: LaunchCardProps) {
  const format = useFormat();
  const [form, setForm] = useState(() => fromInstant(trip.launchDate));
  const [asking, setAsking] = useState<Step | null>(null);
  const [emails, setEmails] = useState(() => chosenEmails(trip));

  const launch = actionTo(trip, 'live', 'confirmed');
  const editable = canEdit(trip, 'launchDate');
  const launched = trip.launchDate !== undefined && new Date(trip.launchDate) <= new Date();
  const problems = launchProblems(form);
  const unready = scheduleReason(form, trip.launchDate);

  const { save, isPending } = useSaveTrip(trip, {
    failed: 'here',
    onSaved: (saved) => {
      toast({ title: words.saved[asking ?? 'schedule'] });
      setAsking(null);
      setForm(fromInstant(saved.launchDate));
      if (asking !== 'unschedule') onScheduled?.();
    },
    onError: (error) => {
      const title = words.failed(asking === 'unschedule' ? 'unscheduling' : 'scheduling');
      toast({ tone: 'error', title, message: error.fields.launchDate ?? error.message });
      setAsking(null);
    },
  });
  const confirm = () => {
    const promoteEmails = decisions(trip, emails);
    if (asking === 'schedule') save({ launchDate: toInstant(form), promoteEmails });
    if (asking === 'unschedule') save({ launchDate: null });
    if (asking === 'now' && launch) save({ status: launch.to, promoteEmails });
  };

  return (
    <div>
      {trip.launchDate && (
        <p className="mb-5">
          <span className="text-sm text-muted">
            {launched ? words.past : trip.status === 'host_approved' ? words.scheduled : words.future}
          </span>
          <time dateTime={trip.launchDate} className="display tabular block text-2xl">
            {format.instant(trip.launchDate)}
          </time>
        </p>
      )}
      {!trip.launchDate && <p className="mb-5 text-sm text-muted">{words.none}</p>}
      {editable && !launched && (
        <div className="grid grid-cols-1 gap-4">
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <DatePicker
              label={words.date}
              name="launchDate"
              value={form.date}
              min={today()}
              max={trip.bookingsDeadline}
              onChange={(date) => setForm({ ...form, date })}
              error={problems.date}
            />
            <TimeSelect
              label={words.time}
              name="launchTime"
              step={10}
              value={form.time}
              onChange={(time) => setForm({ ...form, time })}
              error={problems.time}
            />
          </div>
          <p className="text-sm text-muted">{words.zone(zoneName())}</p>
          <div className="flex flex-wrap gap-2">
            <Button {...(unready && { disabledReason: unready })} onPress={() => setAsking('schedule')}>
              {trip.launchDate ? words.reschedule : words.schedule}
            </Button>
            {trip.launchDate && (
              <Button variant="secondary" onPress={() => setAsking('unschedule')}>
                {words.unschedule}
              </Button>
            )}
            {launch && (
              <Button variant="ghost" onPress={() => setAsking('now')}>
                {words.now}
              </Button>
            )}
          </div>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(null)}
          onConfirm={confirm}
          isPending={isPending}
          title={words.confirm[asking][0]}
          confirmLabel={words.confirm[asking][2]}
          cancelLabel={words.cancel}
        >
          {words.confirm[asking][1]}
          {asking === 'schedule' && <strong className="tabular"> {format.instant(toInstant(form)!)}</strong>}
          {asking !== 'unschedule' && <LaunchEmails trip={trip} value={emails} onChange={setEmails} />}
        </ConfirmDialog>
      )}
    </div>
  );
}
