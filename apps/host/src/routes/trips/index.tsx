import { createFileRoute } from '@tanstack/react-router';
import { TripList } from '../../trips/TripList.tsx';

export const Route = createFileRoute('/trips/')({ staticData: { title: 'Trips' }, component: TripList });
