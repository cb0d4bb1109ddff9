import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Rule, Section } from './Page.tsx';

const meta = { title: 'Foundations/Voice', parameters: { frame: false }, tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Voice: Story = {
  render: () => (
    <Page
      kicker="Foundations"
      title="Like a guide who knows the way"
      lead="Warm about places, exact about money and dates, brief about everything else. Words that the specification gives are used to the letter; these rules are for the rest."
    >
      <Section title="Rules">
        <ul className="border-b border-line">
          <Rule
            yes="Your trip launched on 05/04/2027"
            no="Trip launch date has been successfully updated"
            why="Say what is true now, not what a system did."
          />
          <Rule
            yes="Only 3 rooms are left."
            no="Maximum value exceeded"
            why="Speak of the thing, not of the field."
          />
          <Rule
            yes="This field is required"
            no="Oops! You forgot something"
            why="An error is no joke and no reproach."
          />
          <Rule yes="Cancel ride" no="OK" why="A button says what happens when it is pressed." />
          <Rule yes="From $2,450" no="Starting at only $2450!!" why="Amounts by locale, without shouting." />
          <Rule
            yes="The trip will be confirmed when 8 people book."
            no="Status: PENDING_MIN_THRESHOLD"
            why="A status comes with the sentence that explains it."
          />
        </ul>
      </Section>
      <Section title="Form">
        <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {[
            [
              'Dates',
              'MM/DD/YYYY in forms and tables; May 4 – 11, 2027 in headings. A travel day has no time zone.',
            ],
            ['Money', 'By locale and currency. No decimals while setting prices, always two when paying.'],
            ['Empty', 'One line on what will be here and, where there is one, the way to fill it.'],
            [
              'Errors',
              'What failed, then what to do. Beside the field when there is one, otherwise a toast.',
            ],
            ['Confirming', 'A question in the title, the consequence in the text, the verb on the button.'],
            ['Waiting', 'Skeletons stay silent. Long work says how far it is and that one may leave.'],
          ].map(([term, text]) => (
            <div key={term} className="border-t border-line pt-3">
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 text-[0.9375rem] text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="How long a toast stays">
        <dl className="tabular grid max-w-xl gap-2 text-[0.9375rem]">
          {[
            ['4,000 ms', 'standard: bookings, companions, trip requests, banners'],
            ['3,500 ms', 'services'],
            ['3,000 ms', 'saved'],
            ['2,000 ms', 'brief: a test email, a copied link'],
          ].map(([time, use]) => (
            <div key={time} className="flex gap-6 border-t border-line py-2.5">
              <dt className="w-24 shrink-0 text-muted">{time}</dt>
              <dd>{use}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Page>
  ),
};
