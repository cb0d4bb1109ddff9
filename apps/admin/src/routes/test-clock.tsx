import { createFileRoute } from '@tanstack/react-router';
import { ClockPage } from '../clock/ClockPage.tsx';

export const Route = createFileRoute('/test-clock')({ component: ClockPage });
