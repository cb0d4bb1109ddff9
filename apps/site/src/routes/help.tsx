import { createFileRoute } from '@tanstack/react-router';
import { articleRoute } from '../article/route.tsx';

export const Route = createFileRoute('/help')({ component: articleRoute('help') });
