import { createFileRoute } from '@tanstack/react-router';
import { JobsPage } from '../jobs/JobsPage.tsx';

export const Route = createFileRoute('/jobs')({ component: JobsPage });
