import type { Trip } from '@caravan/sdk';
import { Artwork } from '@caravan/ui/Artwork';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { Illustration } from '@caravan/ui/Illustration';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { LaunchCard } from '../launch/LaunchCard.tsx';
import { useTripPage } from '../preview/useTripPage.ts';
import { useSaveTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';
import { useProfileStep } from './ProfileStep.tsx';

export type WalkthroughProps = { trip: Trip; onDone: () => void };

/** What to do once the agreement stands: review, profile, launch (H-150 to H-154). */
export function Walkthrough({ trip, onDone }: WalkthroughProps) {
  const [step, setStep] = useState(0);
  const profile = useProfileStep();
  const last = words.steps.length - 1;
  // H-294: scheduling later, and closing the dialog, still count as having seen the tutorial.
  const finish = useSaveTrip(trip, { failed: { title: words.skipFailed }, onSaved: onDone });
  const later = () => finish.save({ hasHostCompletedPromoteTutorial: true });
  const titles = [words.congratulations.title, words.review.title, words.profile.title, words.launch.title];

  const forward = async () => {
    if (step === 2 && !(await profile.save())) return;
    setStep(step + 1);
  };
  return (
    <Dialog
      isOpen
      onClose={later}
      title={titles[step]}
      footer={
        <>
          {step > 0 && (
            <Button variant="ghost" onPress={() => setStep(step - 1)} className="sm:mr-auto">
              {words.back}
            </Button>
          )}
          {step < last ? (
            <Button onPress={() => void forward()} isPending={profile.isPending}>
              {words.forward}
            </Button>
          ) : (
            <Button variant="secondary" isPending={finish.isPending} onPress={later}>
              {words.later}
            </Button>
          )}
        </>
      }
    >
      <p className="kicker mb-4">{words.stepOf(step + 1, words.steps.length)}</p>
      {step === 0 && <Congratulations />}
      {step === 1 && <Review trip={trip} />}
      {step === 2 && profile.body}
      {step === 3 && (
        <>
          <p className="mb-5 text-muted">{words.launch.text}</p>
          <LaunchCard trip={trip} onScheduled={onDone} />
        </>
      )}
    </Dialog>
  );
}

function Congratulations() {
  const w = words.congratulations;
  return (
    <div className="grid grid-cols-1 items-center gap-6 sm:grid-cols-[10rem_1fr]">
      <Illustration name="compass" className="mx-auto w-40" />
      <div>
        <p>{w.text}</p>
        <ol className="mt-4 grid grid-cols-1 gap-3">
          {w.steps.map((text, i) => (
            <li key={text} className="flex items-center gap-3">
              <span className="display grid size-8 place-items-center rounded-full bg-accent-soft text-accent-text">
                {i + 1}
              </span>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Review({ trip }: { trip: Trip }) {
  const page = useTripPage(trip);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-muted">{words.review.text}</p>
      <figure className="overflow-hidden rounded-lg border border-line">
        <Artwork src={trip.hero.url} alt={trip.hero.alt ?? ''} aspect="16/9" rounded={false} />
        <figcaption className="bg-surface p-5">
          <p className="kicker">
            {trip.country} · {trip.destination}
          </p>
          <p className="display mt-1 text-2xl">{trip.name}</p>
          <p className="mt-2 line-clamp-3 text-sm text-muted">{trip.tripSummary}</p>
        </figcaption>
      </figure>
      {page && (
        <div>
          <LinkButton
            href={page.path}
            target="_blank"
            variant="secondary"
            icon={<ExternalLink aria-hidden />}
          >
            {words.review.open}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
