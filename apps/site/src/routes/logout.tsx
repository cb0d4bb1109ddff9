import { createFileRoute } from '@tanstack/react-router';
import { Logout } from '../auth/Logout.tsx';

export const Route = createFileRoute('/logout')({ component: Logout });
