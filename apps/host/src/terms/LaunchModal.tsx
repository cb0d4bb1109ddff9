import type { Trip } from '@caravan/sdk';
import { useProfile } from '@caravan/shell/useProfile';
import { Illustration } from '@caravan/ui/Illustration';
import { useState } from 'react';
import { LaunchCard } from '../launch/LaunchCard.tsx';
import { words } from './messages.ts';
import { useProfileStep } from './ProfileStep.tsx';
import { Steps } from './Steps.tsx';

export type LaunchModalProps = { trip: Trip; onDone: () => void };

/** Guides a host to the first launch: date and time, the profile if incomplete, and tips (H-176, H-295). */
export function LaunchModal({ trip, onDone }: LaunchModalProps) {
  const { bio, profilePictureUrl } = useProfile();
  const profile = useProfileStep();
  // What was missing initially stays a step even once it is filled in.
  const [unfinished] = useState(!bio || !profilePictureUrl);
  const w = words.modal;
  const schedule = (next: () => void) => (
    <>
      <p className="mb-5 text-muted">{words.launch.text}</p>
      <LaunchCard trip={trip} onScheduled={next} />
    </>
  );
  const scheduled = trip.launch?.scheduled === true;
  return (
    <Steps
      trip={trip}
      onDone={onDone}
      steps={[
        { title: w.intro, body: <Page name="compass" text={w.introText} /> },
        {
          title: words.launch.title,
          body: schedule,
          ...(!scheduled && { forward: words.later }),
        },
        ...(unfinished ? [profile.step] : []),
        {
          title: w.tips,
          body: <Page name="suitcase" list={w.tipsList} />,
          forward: w.done,
        },
      ]}
    />
  );
}

function Page({
  name,
  text,
  list,
}: {
  name: 'compass' | 'suitcase';
  text?: string;
  list?: readonly string[];
}) {
  return (
    <div className="grid grid-cols-1 items-center gap-6 sm:grid-cols-[10rem_1fr]">
      <Illustration name={name} className="mx-auto w-40" />
      {text && <p>{text}</p>}
      {list && (
        <ul className="grid grid-cols-1 list-disc gap-2 ps-4">
          {list.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
