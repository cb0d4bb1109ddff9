import { LinkButton } from '@caravan/ui/LinkButton';
import { TextLink } from '@caravan/ui/TextLink';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { words } from './messages.ts';

/** An emailed link that is used up, expired, or incomplete (H-027). */
export function BrokenLink({ error }: { error?: string }) {
  return (
    <AuthPage
      portal="Login"
      title={words.linkTitle}
      description={(error && words.linkErrors[error]) ?? words.linkText}
      footer={<TextLink href={paths.home}>{words.backHome}</TextLink>}
    >
      <LinkButton href={paths.forgotPassword} size="lg">
        {words.newLink}
      </LinkButton>
      <LinkButton href={paths.login()} variant="secondary" size="lg">
        {words.signIn}
      </LinkButton>
    </AuthPage>
  );
}
