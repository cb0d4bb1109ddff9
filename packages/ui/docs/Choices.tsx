import type { ReactNode } from 'react';
import { Page, Section } from './Page.tsx';

type Choice = { name: string; when: string; not: string; example: ReactNode };
export type ChoicesProps = {
  title: string;
  lead: string;
  /** Questions to ask in order, each with the component to use if the answer is yes. */
  questions: readonly (readonly [question: string, take: string])[];
  choices: readonly Choice[];
};

/** A page that helps readers choose between similar components. */
export function Choices({ title, lead, questions, choices }: ChoicesProps) {
  return (
    <Page kicker="Which of these" title={title} lead={lead}>
      <Section title="Ask in this order">
        <ol className="border-b border-line">
          {questions.map(([question, take], i) => (
            <li
              key={question}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[2rem_1fr_14rem]"
            >
              <span className="tabular text-muted">{i + 1}</span>
              <span>{question}</span>
              <span className="font-medium">{take}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Side by side">
        <ul className="grid gap-6 sm:grid-cols-2">
          {choices.map(({ name, when, not, example }) => (
            <li key={name} className="flex flex-col gap-4 rounded-lg border border-line bg-raised p-6">
              <h3 className="text-base font-semibold">{name}</h3>
              <p className="text-[0.9375rem]">{when}</p>
              <p className="text-sm text-muted">Not: {not}</p>
              <div className="mt-auto pt-2">{example}</div>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
