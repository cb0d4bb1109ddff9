import { createFileRoute } from '@tanstack/react-router';
import { articleRoute } from '../article/route.tsx';

export const Route = createFileRoute('/privacy')({ component: articleRoute('privacy') });
