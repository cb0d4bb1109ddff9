import { Badge } from '../../src/Badge/Badge.tsx';
import { Button } from '../../src/Button/Button.tsx';
import { Hero } from '../../src/Hero/Hero.tsx';
import { poster } from '../../src/internal/story/poster.ts';
import { PriceBreakdown } from '../../src/PriceBreakdown/PriceBreakdown.tsx';
import { RideCard } from '../../src/RideCard/RideCard.tsx';
import { Card } from '../../src/Card/Card.tsx';
import { Timeline } from '../../src/Timeline/Timeline.tsx';
import { Frame } from './Frame.tsx';

export function TravelerTrip() {
  return (
    <Frame current="Trips">
      <Hero
        title="Slow days in Lisbon"
        kicker="Lisbon, Portugal · Order 4F2A-91"
        artwork={poster('lisbon')}
        badges={
          <Badge tone="purple" dot onArtwork>
            Confirmed
          </Badge>
        }
      >
        05/04/2027 – 05/11/2027
      </Hero>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_22rem]">
        <section className="order-2 lg:order-1">
          <h2 className="display-heading mb-6">Day by day</h2>
          <Timeline
            entries={[
              {
                id: '1',
                marker: 'Day 1',
                title: 'Arrival in Lisbon',
                children: 'A walk up to the miradouro and dinner in Graça.',
              },
              {
                id: '2',
                marker: 'Day 2',
                title: 'By tram to Belém',
                children: 'A morning by the river, then a free afternoon.',
              },
              { id: '3', marker: 'Day 3', title: 'To the Alentejo' },
            ]}
          />
          <h2 className="display-heading mt-12 mb-5">Transfers</h2>
          <RideCard
            title="Arrival transfer"
            status={
              <Badge tone="blue" dot>
                Driver assigned
              </Badge>
            }
            from={{ label: 'Lisbon Airport (LIS)', detail: 'Flight TP 201', time: '14:25' }}
            to={{ label: 'Casa do Rio', detail: 'Rua da Bica 12', time: '15:00' }}
            journey="35 min · 12 km"
            actions={<Button variant="secondary">Edit ride</Button>}
            note="Free cancellation up to 24 hours before the ride."
          />
        </section>
        <aside className="order-1 flex flex-col gap-6 lg:order-2">
          <Card
            title="Booking Status"
            actions={
              <Badge tone="purple" dot>
                Confirmed
              </Badge>
            }
            footer={<Button>Make a payment</Button>}
          >
            <p className="display text-2xl text-balance">The trip is officially happening!</p>
          </Card>
          <Card title="Payments">
            <PriceBreakdown
              currency="USD"
              lines={[
                { id: 't', label: 'Trip', amountMinor: 245000 },
                { id: 'r', label: 'Private room', amountMinor: 38000 },
                { id: 'p', label: 'Paid', amountMinor: -70750, tone: 'credit' },
              ]}
              total={{ label: 'Due 02/03/2027', amountMinor: 212250 }}
            />
          </Card>
        </aside>
      </div>
    </Frame>
  );
}
