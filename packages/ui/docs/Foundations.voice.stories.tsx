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
      lead="Warm to travelers, plain to operators, exact to admins. Short everywhere. The words of the specification stay to the letter; these rules are for the rest."
    >
      <Section title="Rules">
        <ul className="border-b border-line">
          <Rule
            yes="Trip saved"
            no="The trip has been successfully updated"
            why="Say what’s true now, not what the system did."
          />
          <Rule
            yes="Only 3 rooms left"
            no="Maximum value exceeded"
            why="Talk about the thing, not the field."
          />
          <Rule
            yes="This card has expired. Use another one."
            no="Oops! You forgot something"
            why="An error says what to do next. It never jokes or blames."
          />
          <Rule yes="Cancel ride" no="OK" why="A button starts with a verb and says what happens." />
          <Rule
            yes="From $2,450"
            no="Starting at only $2450!!"
            why="Format amounts by locale. Don’t shout."
          />
          <Rule
            yes="The trip will be confirmed when 8 people book."
            no="Status: PENDING_MIN_THRESHOLD"
            why="Explain a status in a sentence."
          />
        </ul>
      </Section>
      <Section title="Form">
        <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {[
            [
              'Dates',
              'MM/DD/YYYY in forms and tables, and May 4 – 11, 2027 in headings. Travel days have no time zone.',
            ],
            ['Money', 'By locale and currency. No decimals while setting prices, always two when paying.'],
            ['Empty', 'One line on what will be here, and how to add it.'],
            [
              'Errors',
              'What failed, then what to do. Next to the field when there is one, otherwise in a toast.',
            ],
            ['Confirming', 'A question in the title, the consequence in the text, and a verb on the button.'],
            ['Waiting', 'Skeletons stay silent. Long tasks show progress and say you can leave the page.'],
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
