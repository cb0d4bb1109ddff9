import { createFileRoute } from '@tanstack/react-router';
import { ExportsPage } from '../exports/ExportsPage.tsx';

export const Route = createFileRoute('/exports')({ component: ExportsPage });
