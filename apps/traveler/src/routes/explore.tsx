import { createFileRoute } from '@tanstack/react-router';
import { Explore } from '../explore/Explore.tsx';

export const Route = createFileRoute('/explore')({ component: Explore });
