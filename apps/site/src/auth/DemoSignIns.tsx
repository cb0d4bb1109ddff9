import type { Credentials } from '@caravan/sdk';
import { useTenant } from '@caravan/shell/useTenant';
import { PressArea } from '@caravan/ui/PressArea';
import { ArrowRight } from 'lucide-react';
import { groupWords, words } from './messages.ts';

export type DemoSignInsProps = { isDisabled: boolean; onChoose: (credentials: Credentials) => void };

/** One-press sign-in as the people of a demo marketplace. */
export function DemoSignIns({ isDisabled, onChoose }: DemoSignInsProps) {
  const { demo, demoSignIns } = useTenant();
  if (!demo || !demoSignIns?.length) return null;
  return (
    <section aria-labelledby="demo-sign-ins" className="mt-5 border-t border-line pt-6">
      <h2 id="demo-sign-ins" className="kicker">
        {words.demoTitle}
      </h2>
      <p className="mt-1 text-sm text-muted">{words.demoText}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {demoSignIns.map((one) => (
          <li key={one.email}>
            <PressArea
              isDisabled={isDisabled}
              onPress={() => onChoose({ email: one.email, password: one.password })}
              className="group/demo"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-[0.9375rem] font-medium">{groupWords[one.group]}</span>
                <span className="block truncate text-[0.8125rem] text-muted">{one.email}</span>
              </span>
              <ArrowRight
                aria-hidden
                className="size-4 text-muted transition-transform duration-150 group-hover/demo:translate-x-1"
              />
            </PressArea>
          </li>
        ))}
      </ul>
    </section>
  );
}
