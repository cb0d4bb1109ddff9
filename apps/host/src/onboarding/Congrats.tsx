import { Illustration } from '@caravan/ui/Illustration';
import { LinkButton } from '@caravan/ui/LinkButton';
import { OnboardingProgress } from '@caravan/ui/OnboardingProgress';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** The last step, without the bar: what comes next (H-124, H-127, H-128). */
export function Congrats() {
  const w = words.congrats;
  const items = w.steps.map((title, i) => ({ id: title, title, done: i === 0 }));
  return (
    <div className="flex flex-col items-start gap-5">
      <Illustration name="horizon" className="w-56" />
      <h1 className="display-hero">{w.title}</h1>
      <p className="text-lg text-muted">{w.text}</p>
      <OnboardingProgress label={w.stepsLabel} items={items} className="w-full" />
      <div className="flex flex-wrap gap-3">
        <LinkButton size="lg" href={paths.survey}>
          {w.survey}
        </LinkButton>
        <LinkButton size="lg" variant="secondary" href={paths.root}>
          {w.finish}
        </LinkButton>
      </div>
    </div>
  );
}
