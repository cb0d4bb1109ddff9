import type { DocumentPage } from '@caravan/shell/documentPage';
import { usePlace } from '@caravan/shell/usePlace';
import { searchOf } from '../trips/filter.ts';
import { TripsPage } from '../trips/TripsPage.tsx';

export const trips: DocumentPage = {
  Content: function Trips() {
    return <TripsPage search={searchOf(usePlace().search)} />;
  },
};
