import { CardsSection } from './CardsSection.tsx';
import { StatementSection } from '../statement/StatementSection.tsx';
import { CreditsSection } from './CreditsSection.tsx';

/** The traveler's means of payment: saved cards and trip credit (T-013). */
export function Wallet() {
  return (
    <div className="grid gap-6">
      <CardsSection />
      <CreditsSection />
      <StatementSection />
    </div>
  );
}
