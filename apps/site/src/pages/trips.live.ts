import { mountDocument } from '@caravan/shell/mountDocument';
import { trips } from './trips.tsx';

export const live = () => mountDocument(trips);
