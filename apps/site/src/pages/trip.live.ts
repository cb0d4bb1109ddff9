import { mountDocument } from '@caravan/shell/mountDocument';
import { trip } from './trip.tsx';

export const live = () => mountDocument(trip);
