import { CardsSection } from './CardsSection.tsx';
import { StatementSection } from '../statement/StatementSection.tsx';
import { CreditsSection } from './CreditsSection.tsx';

/** Kept cards and trip credit: what a traveler pays with (T-013). */
export function Wallet() {
  return (
    <div className="grid gap-6">
      <CardsSection />
      <CreditsSection />
      <StatementSection />
    </div>
  );
}
