import { Button } from '@caravan/ui/Button';
import { Illustration } from '@caravan/ui/Illustration';
import { words } from './messages.ts';

export type WelcomeProps = { name: string; onStart: () => void };

/** The first step, without the bar (H-124, H-125). */
export function Welcome({ name, onStart }: WelcomeProps) {
  return (
    <div className="flex flex-col items-start gap-5">
      <Illustration name="compass" className="w-40" />
      <h1 className="display-hero">{words.welcome.title(name)}</h1>
      <p className="text-lg text-muted">{words.welcome.text}</p>
      <Button size="lg" onPress={onStart}>
        {words.welcome.start}
      </Button>
    </div>
  );
}
