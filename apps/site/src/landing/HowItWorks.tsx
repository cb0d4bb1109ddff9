import { words } from './messages.ts';

/** The two sides of the marketplace in three steps each. */
export function HowItWorks() {
  return (
    <section id="how-it-works" className="scroll-mt-8 border-y border-line bg-sunken">
      <div className="mx-auto w-full max-w-[84rem] px-5 py-20 sm:px-8 lg:px-12 lg:py-28">
        <h2 className="display text-[clamp(2.25rem,1.4rem+3vw,4.25rem)]">{words.how}</h2>
        <div className="mt-14 grid gap-16 lg:grid-cols-2 lg:gap-24">
          <Steps title={words.travelersTitle} steps={words.travelers} />
          <Steps title={words.hostsTitle} steps={words.hosts} />
        </div>
      </div>
    </section>
  );
}

type StepsProps = { title: string; steps: readonly (readonly [string, string])[] };

function Steps({ title, steps }: StepsProps) {
  return (
    <div>
      <h3 className="kicker">{title}</h3>
      <ol className="mt-4 divide-y divide-line border-t border-line">
        {steps.map(([step, text], i) => (
          <li key={step} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-4 py-7">
            <span aria-hidden className="display text-4xl text-accent-text tabular">
              {i + 1}
            </span>
            <div>
              <h4 className="display text-2xl">{step}</h4>
              <p className="mt-1.5 max-w-md text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
