import { BedDouble, Bus, Utensils } from 'lucide-react';
import { useState } from 'react';
import { DayPlanner, moved, type PlannerDay } from '../../src/DayPlanner/DayPlanner.tsx';

const things = [
  'Walk to the miradouro',
  'Dinner in Graça',
  'Tram 28',
  'Boat on the Tagus',
  'Market breakfast',
];
const icons = [<Bus key="b" />, <Utensils key="u" />, <BedDouble key="d" />];
const weeks: PlannerDay[] = Array.from({ length: 21 }, (_, d) => ({
  id: `d${d + 1}`,
  label: `Day ${d + 1}`,
  title: ['Arrival in Lisbon', 'By tram to Belém', 'To the Alentejo'][d % 3]!,
  items: Array.from({ length: 4 }, (_, i) => ({
    id: `s${d}-${i}`,
    title: things[(d * 2 + i) % things.length]!,
    detail: ['Included', 'Optional', '2 hours'][i % 3]!,
    icon: icons[(d + i) % 3],
  })),
}));

/** A three-week trip, rendered the way its screen does. */
export function Planner() {
  const [days, setDays] = useState(weeks);
  return (
    <DayPlanner
      label="Services by day"
      days={days}
      kinds={[{ id: 'meal', label: 'Meal' }]}
      onAdd={() => undefined}
      onOpen={() => undefined}
      whyNot={() => undefined}
      onMove={(move) => setDays(moved(days, move.item, move.to))}
    />
  );
}
