import { Badge } from '../../src/Badge/Badge.tsx';
import { Button } from '../../src/Button/Button.tsx';
import { Facts } from '../../src/Facts/Facts.tsx';
import { poster } from '../../src/internal/story/poster.ts';
import { PageHeader } from '../../src/PageHeader/PageHeader.tsx';
import { StatCard } from '../../src/StatCard/StatCard.tsx';
import { TripCard } from '../../src/TripCard/TripCard.tsx';
import { Frame } from './Frame.tsx';

export function HostHome() {
  return (
    <Frame current="Home">
      <PageHeader
        kicker="What’s Next"
        title="Two trips are on their way"
        actions={<Button>Request a Trip</Button>}
      />
      <div className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <StatCard label="Pending" value="12" detail="3 this week" trend="up" />
        <StatCard label="Confirmed" value="18" />
        <StatCard label="Waitlisted" value="2" />
        <StatCard label="Earnings" value="$18,420" detail="after all fees" />
      </div>
      <div className="mt-12 grid gap-x-10 gap-y-12 xl:grid-cols-[1fr_auto]">
        <section>
          <h2 className="display-heading">Upcoming</h2>
          <div className="mt-5 grid gap-x-6 gap-y-10 sm:grid-cols-2">
            <TripCard
              href="#1"
              title="Slow days in Lisbon"
              artwork={poster('lisbon')}
              place="Portugal"
              dates="05/04/2027 – 05/11/2027"
              price="$4,120 earned"
              facts="6 spots left"
              badges={
                <Badge tone="blue" dot onArtwork>
                  Live
                </Badge>
              }
            />
            <TripCard
              href="#2"
              title="Light over the fjords"
              artwork={poster('fjord')}
              place="Norway"
              dates="06/12/2027 – 06/20/2027"
              facts="Waits for your prices"
              badges={
                <Badge tone="warning" dot onArtwork>
                  Requested
                </Badge>
              }
            />
          </div>
        </section>
        <section>
          <h2 className="display-heading mb-5">Important dates</h2>
          <Facts
            items={[
              { id: 'start', label: 'Slow days in Lisbon starts', value: '05/04/2027' },
              { id: 'forms', label: 'Trip forms due', value: '05/20/2027' },
            ]}
          />
        </section>
      </div>
    </Frame>
  );
}
