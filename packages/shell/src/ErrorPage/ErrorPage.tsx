import { t } from '@lingui/core/macro';
import type { ApiError } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { Illustration } from '@caravan/ui/Illustration';
import { LinkButton } from '@caravan/ui/LinkButton';
import { isUnanswered } from '../connection/connection.ts';
import { loginPath } from '../session/loginPath.ts';
import { labels, words } from './messages.ts';

export type ErrorPageProps = {
  /** The error; its status selects the message. */
  error?: ApiError;
  /** The status, for errors without a call behind them. */
  status?: number;
  /** Set when a chunk of the app failed to load, which only a full page load fixes. */
  stale?: boolean;
  onRetry?: () => void;
  /** Where "Go to home page" leads. Default: /app, which redirects users to their own portal. */
  home?: string;
};

/** A full-page error with a way forward. */
export function ErrorPage(props: ErrorPageProps) {
  const { error, stale, onRetry, home = '/app' } = props;
  const status = stale ? 0 : (props.status ?? error?.status ?? 500);
  const { title, text } = stale ? words.stale! : (words[status] ?? words.other!);
  const final = [401, 403, 404].includes(status);
  return (
    <main role="alert" className="grid min-h-[70dvh] grid-cols-1 place-items-center px-6 py-16">
      <div className="flex max-w-lg min-w-0 flex-col items-center text-center">
        <Illustration
          name={status === 404 ? 'map' : status === 403 ? 'compass' : 'broken'}
          className="w-56 max-w-full"
        />
        {status > 0 && <p className="kicker mt-8">{t`Error ${status}`}</p>}
        <h1 className="display-title mt-3">{title}</h1>
        <p className="mt-3 text-muted">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {status === 401 && <LinkButton href={loginPath()}>{labels.signIn}</LinkButton>}
          {!final && onRetry && <Button onPress={onRetry}>{stale ? labels.reload : labels.retry}</Button>}
          {status !== 401 && (
            <LinkButton href={home} variant={final ? 'primary' : 'secondary'}>
              {labels.home}
            </LinkButton>
          )}
        </div>
        {onRetry && error && isUnanswered(error) && (
          <p className="mt-6 text-sm text-muted">{labels.retrying}</p>
        )}
        {error?.requestId && (
          <p className="mt-8 text-xs text-muted">
            {labels.reference} <code>{error.requestId}</code>
          </p>
        )}
      </div>
    </main>
  );
}
