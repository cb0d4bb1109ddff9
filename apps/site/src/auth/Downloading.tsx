import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { words } from './messages.ts';

/** Shown after signing in through a file link: the browser saves the file, and this page says how to continue. */
export function Downloading({ address }: { address: string }) {
  return (
    <AuthPage portal="Login" title={words.fileTitle} description={words.fileText}>
      <LinkButton href={paths.app} size="lg">
        {words.fileOn}
      </LinkButton>
      <LinkButton href={address} variant="secondary" size="lg">
        {words.fileAgain}
      </LinkButton>
    </AuthPage>
  );
}
