import { X } from 'lucide-react';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { alertTone } from '../Alert/Alert.tsx';
import { cx } from '../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { toastQueue } from './toast.ts';
import { useSay } from '../internal/say.ts';

const edge = { success: 'text-green', error: 'text-red', info: 'text-blue', warning: 'text-warning' };

/** The visible toasts: top right, or across the top on phones. */
export function ToastBox() {
  const say = useSay();
  return (
    <AriaToastRegion
      queue={toastQueue}
      aria-label={say('Messages')}
      className="fixed inset-x-4 top-2 z-[90] flex flex-col gap-2 outline-none sm:start-auto sm:w-96"
    >
      {({ toast }) => (
        <AriaToast
          toast={toast}
          className="flex animate-[ui-rise_180ms_ease-out] items-start gap-3 rounded-md border border-line bg-raised py-3 pe-2 ps-4 text-sm shadow-overlay data-focus-visible:outline-2 data-focus-visible:outline-focus"
        >
          <span className={cx('mt-0.5 [&_svg]:size-[1.15rem]', edge[toast.content.tone])}>
            {alertTone[toast.content.tone].icon}
          </span>
          <AriaToastContent className="min-w-0 flex-1">
            <Text slot="title" className="block font-semibold">
              {toast.content.title}
            </Text>
            {toast.content.message && (
              <Text slot="description" className="block text-muted">
                {toast.content.message}
              </Text>
            )}
          </AriaToastContent>
          {toast.content.action && (
            <Button
              size="sm"
              variant="secondary"
              className="-my-1 shrink-0"
              onPress={() => {
                toast.content.action?.onAction();
                toastQueue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <IconButton
            slot="close"
            label={say('Close')}
            icon={<X />}
            size="sm"
            tooltip={false}
            className="-my-1"
          />
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
