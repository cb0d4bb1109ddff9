import { getGetHomeProgressQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Illustration } from '@caravan/ui/Illustration';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ProgressBar } from '@caravan/ui/ProgressBar';
import { useHost } from '../host/useHost.ts';
import { OnboardingPrompt } from '../onboarding/OnboardingPrompt.tsx';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** The welcome page of hosts without a trip (H-062, H-086 to H-088, H-435, H-436). */
export function Progress() {
  const host = useHost();
  const { level, responses, unlockAt, steps } = useLoaded(getGetHomeProgressQueryOptions(host.id));
  const w = words.progress;
  const surveyed = steps.some(({ key, done }) => key === 'survey' && done);
  return (
    <div className="grid grid-cols-1 items-center gap-12 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-20">
      <div>
        <p className="kicker">{level === 0 ? w.welcome : w.find}</p>
        <h1 className="display-hero mt-4">{w.title}</h1>
        <ol className="mt-10 grid grid-cols-1 gap-6">
          {steps.map(({ key, done }, i) => (
            <li key={key} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-4">
              <span
                className={`display grid size-10 place-items-center rounded-full text-lg ${done ? 'bg-accent text-accent-ink' : 'border border-line-strong'}`}
              >
                {done ? '✓' : i + 1}
              </span>
              <div>
                <h2 className="font-medium">
                  {w.steps[key][0]}
                  {done && <span className="sr-only"> (done)</span>}
                </h2>
                <p className="mt-0.5 text-sm text-muted">{w.steps[key][1]}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-10 max-w-md">
          <ProgressBar
            label={w.responsesLabel}
            value={Math.min(responses, unlockAt)}
            max={unlockAt}
            detail={w.responses(responses, unlockAt)}
            tone={surveyed ? 'green' : 'accent'}
          />
          {level === 0 && <p className="mt-3 text-sm text-muted">{w.levelZero}</p>}
        </div>
        <OnboardingPrompt host={host} className="mt-8 max-w-md" />
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton href={paths.survey} size="lg" variant={level > 0 ? 'secondary' : 'primary'}>
            {w.surveyAudience}
          </LinkButton>
          {level > 0 && (
            <LinkButton href={paths.itineraries} size="lg">
              {w.explore}
            </LinkButton>
          )}
        </div>
      </div>
      <Illustration name="horizon" className="mx-auto w-full max-w-md" />
    </div>
  );
}
