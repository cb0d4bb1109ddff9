import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { HostIntro, type LinkPageProps } from './HostIntro.tsx';
import { words } from './messages.ts';

/** A host's invitation to host trips, too; signing up from here records the referrer (H-129, H-130). */
export function Referral({ link, brand }: LinkPageProps) {
  return (
    <>
      <HostIntro link={link} title={words.referralTitle(link.hostName)} text={words.referralText(brand)} />
      <div className="flex flex-wrap gap-3">
        <LinkButton href={paths.signupFrom(link.path)} size="lg">
          {words.become}
        </LinkButton>
        <LinkButton href={link.destination ?? paths.howItWorks} variant="secondary" size="lg">
          {words.goOn}
        </LinkButton>
      </div>
    </>
  );
}
