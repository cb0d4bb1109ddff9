import { createFileRoute } from '@tanstack/react-router';
import { TripList } from '../../trips/TripList.tsx';
import { titles } from '../../titles/messages.ts';

export const Route = createFileRoute('/trips/')({ staticData: { title: titles.trips }, component: TripList });
