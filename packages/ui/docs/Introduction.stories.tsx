import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../src/Badge/Badge.tsx';
import { Button } from '../src/Button/Button.tsx';
import { Card } from '../src/Card/Card.tsx';
import { Facts } from '../src/Facts/Facts.tsx';
import { Hero } from '../src/Hero/Hero.tsx';
import { poster } from '../src/internal/story/poster.ts';
import { TextLink } from '../src/TextLink/TextLink.tsx';
import { TripCard } from '../src/TripCard/TripCard.tsx';

const meta = {
  title: 'Introduction',
  parameters: { frame: false, options: { showPanel: false } },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const ways = [
  [
    'Foundations',
    'Color, type, space, elevation, motion, icons, and the words.',
    '/story/foundations-color--color',
  ],
  ['Components', 'Each with its states, its controls and when to use it.', '/docs/actions-button--docs'],
  [
    'Templates',
    'Whole pages of every portal, made from the components.',
    '/story/templates-portals--traveler-trip-page',
  ],
] as const;

export const Introduction: Story = {
  render: () => (
    <>
      <div className="p-3 sm:p-6">
        <Hero
          kicker="Interface library"
          title="Magazine on the outside, instrument on the inside"
          artwork={poster('fjord')}
          size="lg"
          actions={
            <Button size="lg" onPress={() => window.open('./?path=/docs/actions-button--docs', '_top')}>
              See the components
            </Button>
          }
        >
          People dream with the pictures and decide with the figures. Both deserve a calm page.
        </Hero>
      </div>
      <main className="mx-auto max-w-6xl px-5 py-16 sm:px-10 sm:py-24">
        <nav aria-label="Parts of the library">
          <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
            {ways.map(([title, text, id]) => (
              <li key={title} className="border-t border-ink pt-4">
                <h2 className="display text-2xl">
                  {/* The links target Storybook's manager, which is another document. */}
                  <a href={`./?path=${id}`} target="_top" className="underline-offset-4 hover:underline">
                    {title}
                  </a>
                </h2>
                <p className="mt-2 text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </nav>

        <section className="mt-24 grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
          <div>
            <h2 className="display-title">Four brands, one library</h2>
            <p className="mt-4 text-muted">
              Use the brush in the toolbar. A tenant chooses an accent, a display face and a corner;
              everything else is computed, and text stays readable whatever the color. Sun, moon and globe
              switch the scheme, the language and the direction.
            </p>
            <p className="mt-4 text-muted">
              Every page here is the running product’s own code, tested on each change for behaviour,
              accessibility and looks. See{' '}
              <TextLink href="./?path=/story/foundations-voice--voice">how we write</TextLink>.
            </p>
          </div>
          <div className="grid gap-6 sm:grid-cols-2">
            <TripCard
              href="#trip"
              title="Slow days in Lisbon"
              artwork={poster('lisbon')}
              place="Portugal"
              dates="May 4 – 11, 2027"
              price="From $2,450"
              facts="6 spots left"
              badges={
                <Badge tone="blue" dot onArtwork>
                  Live
                </Badge>
              }
            />
            <div className="flex flex-col gap-6">
              <Card title="Standard" footer={<Button>Reserve</Button>}>
                <p className="tabular text-3xl">$2,450</p>
                <p className="mt-1 text-sm text-muted">Boutique hotels, breakfast, one dinner.</p>
              </Card>
              <Facts
                items={[
                  { id: 'd', label: 'Dates', value: 'May 4 – 11, 2027' },
                  { id: 'g', label: 'Group', value: '12 – 20' },
                  { id: 's', label: 'Spots left', value: '6', strong: true },
                ]}
              />
            </div>
          </div>
        </section>

        <section className="mt-24">
          <h2 className="display-title">What we hold to</h2>
          <ol className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {[
              [
                'The picture leads',
                'A trip is a place first. Artwork is large, text sits beside it, and nothing is boxed twice.',
              ],
              ['One clear action', 'One primary button in view. Unavailable actions say why.'],
              ['Figures can be checked', 'Tabular numerals, aligned columns, a table behind every chart.'],
              [
                'No one is left out',
                'Keyboard, screen reader, 200% zoom, right to left, 360 px, and reduced motion: all of it, always.',
              ],
            ].map(([title, text], i) => (
              <li key={title}>
                <p className="display text-4xl text-accent-text">{i + 1}</p>
                <h3 className="mt-3 font-semibold">{title}</h3>
                <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </main>
    </>
  ),
};

export const Phone: Story = { ...Introduction, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Introduction, globals: { scheme: 'dark' } };
