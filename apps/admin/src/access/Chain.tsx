import type { Step } from '@caravan/sdk/connect';
import { stepWords } from './messages.ts';

/** The chain of relations from a subject to an object, stacked and drawn as a line with stops. */
export function Chain({
  steps,
}: {
  steps: readonly Pick<Step, 'link' | 'subject' | 'object' | 'relation'>[];
}) {
  return (
    <ol className="mt-1.5">
      {steps.map((step) => (
        <li
          key={step.relation}
          className="group/step relative border-s border-line-strong pb-3 ps-4 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden
            className="absolute top-1.5 -start-[0.28125rem] size-2 rounded-full bg-line-strong group-last/step:bg-accent"
          />
          <p className="text-sm">{stepWords(step)}</p>
          <code className="block text-xs break-all text-muted">{step.relation}</code>
        </li>
      ))}
    </ol>
  );
}
