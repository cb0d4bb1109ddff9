import { IconButton } from '@caravan/ui/IconButton';
import { Bell } from 'lucide-react';
import { words } from './messages.ts';
import { useNotices } from './useNotices.ts';

export type NoticesButtonProps = { onPress: () => void };

/** The notification bell with the unread count. */
export function NoticesButton({ onPress }: NoticesButtonProps) {
  const unread = useNotices().data?.unread ?? 0;
  return (
    <span className="relative">
      <IconButton label={words.open(unread)} icon={<Bell aria-hidden />} onPress={onPress} />
      {unread > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute end-0.5 top-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-[0.6875rem] leading-4 font-semibold text-accent-ink tabular"
        >
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </span>
  );
}
