import { NoticeChoicesPage } from '@caravan/shell/Account/NoticeChoicesPage';
import { createFileRoute } from '@tanstack/react-router';
import { titles } from '../../titles/messages.ts';

export const Route = createFileRoute('/account/notifications')({
  staticData: { title: titles.notifications },
  component: NoticeChoicesPage,
});
