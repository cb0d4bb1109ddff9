import type { LaunchView, Trip } from '@caravan/sdk';
import { updateTrip } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { DatePicker } from '@caravan/ui/DatePicker';
import { TimeSelect, type TimeSelectProps } from '@caravan/ui/TimeSelect';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actionTo, keepTrip, useSaveTrip } from '../workspace/useTrip.ts';
import { isClosedDay, launchProblems, launchValues, scheduleReason } from './launchForm.ts';
import { chosenEmails, decisions } from './emails.ts';
import { LaunchEmails } from './LaunchEmails.tsx';
import { words } from './messages.ts';

type Step = 'schedule' | 'unschedule' | 'now';
export type LaunchCardProps = { trip: Trip; onScheduled?: () => void };

/** Schedules, changes, or cancels the launch, or launches immediately (H-289 to H-293, H-380 to H-386). */
export function LaunchCard({ trip, ...props }: LaunchCardProps) {
  return trip.launch ? <Launch trip={trip} launch={trip.launch} {...props} /> : null;
}

/** All dates and times are in the trip's time zone. */
function Launch({ trip, launch, onScheduled }: LaunchCardProps & { launch: LaunchView }) {
  const format = useFormat();
  const [form, setForm] = useState(() => launchValues(launch));
  const [asking, setAsking] = useState<Step | null>(null);
  const [emails, setEmails] = useState(() => chosenEmails(trip));

  const atOnce = actionTo(trip, 'live', 'confirmed');
  const problems = launchProblems(form, launch);
  const unready = scheduleReason(form, launch);

  const undo = useUndoLaunch(launch);
  const { save, isPending } = useSaveTrip(trip, {
    failed: 'here',
    onSaved: (saved) => {
      toast({
        title: words.saved[asking ?? 'schedule'],
        ...(asking === 'schedule' && { action: undo(saved) }),
      });
      setAsking(null);
      if (saved.launch) setForm(launchValues(saved.launch));
      if (asking !== 'unschedule') onScheduled?.();
    },
    onError: ({ fields, message }) => {
      const title = words.failed(asking === 'unschedule' ? 'unscheduling' : 'scheduling');
      toast({ tone: 'error', title, message: fields.launchDate ?? fields.launchTime ?? message });
      setAsking(null);
    },
  });
  const confirm = () => {
    const promoteEmails = decisions(trip, emails);
    if (asking === 'schedule' && form.date && form.time) {
      save({
        launch: { launchDate: form.date, launchTime: form.time },
        promoteEmails,
        // A host who schedules here has been through the preceding steps (H-295).
        ...(launch.showModal && { hasHostCompletedPromoteTutorial: true }),
      });
    }
    if (asking === 'unschedule') save({ launchDate: null });
    if (asking === 'now' && atOnce) save({ status: atOnce.to, promoteEmails });
  };
  const moment = (day: string, time: string) => `${format.date(day)}, ${format.time(time)}`;

  return (
    <div>
      {launch.launchDate && launch.launchTime ? (
        <p className="mb-5">
          <span className="text-sm text-muted">{launch.text}</span>
          <time dateTime={trip.launchDate} className="display tabular block text-2xl">
            {moment(launch.launchDate, launch.launchTime)}
          </time>
          {!launch.editable && (
            <span className="text-sm text-muted">{words.zone(format.zone(launch.timeZone))}</span>
          )}
        </p>
      ) : (
        <p className="mb-5 text-sm text-muted">{words.none}</p>
      )}
      {launch.editable && (
        <div className="grid grid-cols-1 gap-4">
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <DatePicker
              label={words.date}
              name="launchDate"
              value={form.date}
              min={launch.earliest}
              max={launch.latest}
              isUnavailable={(day) => isClosedDay(launch, day)}
              onChange={(date) => setForm({ ...form, date })}
              error={problems.date}
            />
            <TimeSelect
              label={words.time}
              name="launchTime"
              step={launch.timeStepMinutes as TimeSelectProps['step']}
              value={form.time}
              onChange={(time) => setForm({ ...form, time })}
              error={problems.time}
            />
          </div>
          <p className="text-sm text-muted">{words.zone(format.zone(launch.timeZone))}</p>
          <div className="flex flex-wrap gap-2">
            <Button {...(unready && { disabledReason: unready })} onPress={() => setAsking('schedule')}>
              {launch.scheduled ? words.reschedule : words.schedule}
            </Button>
            {launch.scheduled && (
              <Button variant="secondary" onPress={() => setAsking('unschedule')}>
                {words.unschedule}
              </Button>
            )}
            {atOnce && (
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
          {asking === 'schedule' && form.date && form.time && (
            <strong className="tabular"> {moment(form.date, form.time)}</strong>
          )}
          {asking !== 'unschedule' && <LaunchEmails trip={trip} value={emails} onChange={setEmails} />}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The toast's action that takes back a new launch date: to the previous one, or to none. */
function useUndoLaunch({ launchDate, launchTime }: LaunchView) {
  const queryClient = useQueryClient();
  const back = useChange(updateTrip, {
    done: words.undone,
    onDone: (saved) => keepTrip(queryClient, saved),
  });
  const before = launchDate && launchTime ? { launch: { launchDate, launchTime } } : { launchDate: null };
  return ({ id, version }: Trip) => ({
    label: words.undo,
    onAction: () => back.run(id, { version, ...before }),
  });
}
