import { Card } from '@caravan/ui/Card';
import { words } from './messages.ts';

/** A reminder to look into the visa, for confirmed bookings (T-030). */
export function VisaCard({ country }: { country: string }) {
  return (
    <Card title={words.visa}>
      <p className="text-muted">{words.visaText(country)}</p>
    </Card>
  );
}
