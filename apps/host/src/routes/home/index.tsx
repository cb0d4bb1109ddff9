import { createFileRoute } from '@tanstack/react-router';
import { redirectHome } from '../../home/redirectHome.ts';

export const Route = createFileRoute('/home/')({
  beforeLoad: ({ context }) => redirectHome(context.queryClient),
});
