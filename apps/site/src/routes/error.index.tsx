import { createFileRoute } from '@tanstack/react-router';
import { MissingPage } from '../errors/MissingPage.tsx';

export const Route = createFileRoute('/error/')({ component: () => <MissingPage status={500} /> });
