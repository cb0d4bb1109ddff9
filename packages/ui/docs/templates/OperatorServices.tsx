import { BedDouble, Bus, Mountain, Utensils } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../src/Badge/Badge.tsx';
import { Button } from '../../src/Button/Button.tsx';
import { DayPlanner, moved, type PlannerDay } from '../../src/DayPlanner/DayPlanner.tsx';
import { PageHeader } from '../../src/PageHeader/PageHeader.tsx';
import { TabBar } from '../../src/TabBar/TabBar.tsx';
import { Frame } from './Frame.tsx';

const start: PlannerDay[] = [
  {
    id: 'd1',
    label: 'Day 1',
    title: 'Arrival in Lisbon',
    items: [
      {
        id: 'a',
        title: 'Airport transfer',
        detail: 'Included · up to 20 people',
        icon: <Bus />,
        isLocked: true,
      },
      { id: 'b', title: 'Walk to the miradouro', detail: 'Included', icon: <Mountain />, aside: '2 h' },
      { id: 'c', title: 'Dinner in Graça', detail: 'Included', icon: <Utensils />, aside: '20:00' },
    ],
  },
  {
    id: 'd2',
    label: 'Day 2',
    title: 'By tram to Belém',
    items: [
      { id: 'd', title: 'Tram 28', detail: 'Included', icon: <Bus />, aside: '09:30' },
      { id: 'e', title: 'Azulejo workshop', detail: 'Optional · $45.00', icon: <Mountain />, aside: '3 h' },
    ],
  },
  { id: 'd3', label: 'Day 3', title: 'A free day', items: [] },
  {
    id: 'd4',
    label: 'Day 4',
    title: 'To the Alentejo',
    items: [{ id: 'f', title: 'Quinta do Vale', detail: 'Two nights, breakfast', icon: <BedDouble /> }],
  },
];

export function OperatorServices() {
  const [days, setDays] = useState(start);
  return (
    <Frame current="Itineraries">
      <PageHeader
        title="Lisbon and the Alentejo"
        badges={<Badge tone="warning">In review</Badge>}
        actions={<Button>Continue to Pricing</Button>}
      />
      <TabBar
        label="Itinerary"
        className="mt-6"
        items={[
          { href: '#1', label: '1. Review details' },
          { href: '#2', label: '2. Configure services', isCurrent: true },
          { href: '#3', label: '3. Review pricing' },
        ]}
      />
      <DayPlanner
        className="mt-8"
        label="Services by day"
        level={2}
        days={days}
        onMove={(move) => setDays(moved(days, move.item, move.to))}
        onOpen={() => undefined}
        onAdd={() => undefined}
        kinds={[
          { id: 'activity', label: 'Activity', icon: <Mountain aria-hidden /> },
          { id: 'meal', label: 'Meal', icon: <Utensils aria-hidden /> },
          { id: 'transfer', label: 'Transfer', icon: <Bus aria-hidden /> },
          { id: 'hotel', label: 'Accommodation', icon: <BedDouble aria-hidden /> },
        ]}
      />
    </Frame>
  );
}
