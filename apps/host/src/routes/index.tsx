import { createFileRoute } from '@tanstack/react-router';
import { redirectHome } from '../home/redirectHome.ts';

export const Route = createFileRoute('/')({ beforeLoad: ({ context }) => redirectHome(context.queryClient) });
