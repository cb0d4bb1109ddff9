import type { Trip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Artwork } from '@caravan/ui/Artwork';
import { Illustration } from '@caravan/ui/Illustration';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { LaunchCard } from '../launch/LaunchCard.tsx';
import { useTripPage } from '../preview/useTripPage.ts';
import { words } from './messages.ts';
import { useProfileStep } from './ProfileStep.tsx';
import { Steps } from './Steps.tsx';

export type WalkthroughProps = { trip: Trip; onDone: () => void };

/**
 * What to do after signing the agreement: review the page, complete the profile, schedule the launch (H-150
 * to H-154).
 */
export function Walkthrough({ trip, onDone }: WalkthroughProps) {
  const profile = useProfileStep();
  const launch = (
    <>
      <p className="mb-5 text-muted">{words.launch.text}</p>
      <LaunchCard trip={trip} onScheduled={onDone} />
    </>
  );
  return (
    <Steps
      trip={trip}
      onDone={onDone}
      steps={[
        { title: words.congratulations.title, body: <Congratulations /> },
        { title: words.review.title, body: <Review trip={trip} /> },
        profile.step,
        { title: words.launch.title, body: launch, forward: words.later },
      ]}
    />
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
      <Screenshot trip={trip} />
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

/** A screenshot of the current page (H-152); the trip's picture while it is being taken, or if it can't be. */
function Screenshot({ trip }: { trip: Trip }) {
  const format = useFormat();
  const [taken, setTaken] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <figure className="relative max-h-96 overflow-x-hidden overflow-y-auto rounded-lg border border-line bg-sunken">
      {!taken && <Artwork src={trip.hero.url} alt={trip.hero.alt ?? ''} aspect="16/9" rounded={false} />}
      {!failed && (
        <img
          src={`/api/public/trips/${trip.id}/screenshot?width=540&height=1200`}
          width={540}
          height={1200}
          alt={words.review.picture(trip.name)}
          onLoad={() => setTaken(true)}
          onError={() => setFailed(true)}
          className={taken ? 'h-auto w-full' : 'absolute size-px opacity-0'}
        />
      )}
      {!taken && (
        <figcaption className="bg-surface p-5">
          <p className="kicker">
            {format.countryNamed(trip.country)} · {trip.destination}
          </p>
          <p className="display mt-1 text-2xl">{trip.name}</p>
          <p className="mt-2 line-clamp-3 text-sm text-muted">{trip.tripSummary}</p>
        </figcaption>
      )}
    </figure>
  );
}
