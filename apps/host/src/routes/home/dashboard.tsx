import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '../../home/Dashboard.tsx';

export const Route = createFileRoute('/home/dashboard')({ component: Dashboard });
