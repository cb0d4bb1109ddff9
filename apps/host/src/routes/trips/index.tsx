import { createFileRoute } from '@tanstack/react-router';
import { TripList } from '../../trips/TripList.tsx';

export const Route = createFileRoute('/trips/')({ component: TripList });
