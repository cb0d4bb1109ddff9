import { Accordion } from '../../src/Accordion/Accordion.tsx';
import { Button } from '../../src/Button/Button.tsx';
import { Card } from '../../src/Card/Card.tsx';
import { Facts } from '../../src/Facts/Facts.tsx';
import { Gallery } from '../../src/Gallery/Gallery.tsx';
import { Header } from '../../src/Header/Header.tsx';
import { Hero } from '../../src/Hero/Hero.tsx';
import { poster } from '../../src/internal/story/poster.ts';
import { LinkButton } from '../../src/LinkButton/LinkButton.tsx';
import { RouteMap } from '../../src/RouteMap/RouteMap.tsx';

const pictures = (['lisbon', 'dunes', 'kyoto', 'fjord', 'lisbon'] as const).map((name, i) => ({
  id: String(i),
  src: poster(name),
  alt: ['Hills above the river', 'The Alentejo at noon', 'A garden', 'The coast', 'Evening in Alfama'][i]!,
}));

export function SiteTrip() {
  return (
    <>
      <Header
        brand="Wayfare"
        actions={
          <LinkButton href="#login" variant="ghost">
            Sign in
          </LinkButton>
        }
      />
      <div className="p-3 sm:p-6">
        <Hero kicker="Portugal · 8 days" title="Slow days in Lisbon" artwork={poster('lisbon')} size="lg">
          A week between river and hills, with Ana Lima.
        </Hero>
      </div>
      <main className="mx-auto grid max-w-6xl gap-x-16 gap-y-14 px-5 py-10 sm:px-10 lg:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-14">
          <p className="display max-w-2xl text-3xl">
            We walk in the morning, when the light is low, eat late, and leave room for chance.
          </p>
          <Facts
            layout="grid"
            items={[
              { id: 'd', label: 'Dates', value: 'May 4 – 11, 2027' },
              { id: 'g', label: 'Group', value: '12 – 20 travelers' },
              { id: 'l', label: 'Activity level', value: 'Moderate' },
              { id: 's', label: 'Spots left', value: '6' },
            ]}
          />
          <section>
            <h2 className="display-title mb-6">Where we go</h2>
            <RouteMap
              label="Route of the trip"
              aspect="16/9"
              stops={[
                { id: 'l', label: 'Lisbon', latitude: 38.72, longitude: -9.14 },
                { id: 'e', label: 'Évora', latitude: 38.57, longitude: -7.91 },
                { id: 'p', label: 'Porto', latitude: 41.15, longitude: -8.61 },
              ]}
            />
          </section>
          <Gallery label="Photos of the trip" pictures={pictures} />
          <section>
            <h2 className="display-title mb-6">Good to know</h2>
            <Accordion
              items={[
                {
                  id: 'pay',
                  title: 'When do I pay the rest?',
                  content: 'The balance is due 90 days before the trip starts.',
                },
                {
                  id: 'cancel',
                  title: 'What if I cancel?',
                  content: 'It’s free within 48 hours of confirmation.',
                },
              ]}
            />
          </section>
        </div>
        <aside>
          <div className="sticky top-6">
            <Card title="Early bird" footer={<Button size="lg">Book this trip</Button>}>
              <p className="tabular text-3xl">$2,250</p>
              <p className="mt-1 text-sm text-muted">per traveler · due today: $562.50</p>
            </Card>
          </div>
        </aside>
      </main>
    </>
  );
}
