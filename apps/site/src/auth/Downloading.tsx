import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { words } from './messages.ts';

/** After signing in with the link to a file: the browser saves it, and this page says how to go on. */
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
