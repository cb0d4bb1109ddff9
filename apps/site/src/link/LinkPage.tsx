import { useGetPublicLink } from '@caravan/sdk/react-query';
import { ErrorPage } from '@caravan/shell/ErrorPage';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useTenant } from '@caravan/shell/useTenant';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Spinner } from '@caravan/ui/Spinner';
import type { PublicLink } from '@caravan/sdk';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { paths } from '../paths.ts';
import { EmailCapture } from './EmailCapture.tsx';
import { Referral } from './Referral.tsx';
import { SurveyPage } from './SurveyPage.tsx';
import { words } from './messages.ts';

const pages = { survey: SurveyPage, emailCapture: EmailCapture, referral: Referral };

/** A page that a host shares: their survey, mailing list, or invitation (H-034, H-035). */
export function LinkPage({ linkPath }: { linkPath: string }) {
  const link = useGetPublicLink(linkPath, {
    query: { throwOnError: false, retry: false, meta: { signedOutAllowed: true } },
  });
  return (
    <SiteFrame>
      <div className="mx-auto w-full max-w-[46rem] px-5 pt-10 pb-20 sm:px-8 sm:pt-16">
        {link.data ? (
          <OpenLink link={link.data} />
        ) : link.error && link.error.status !== 404 ? (
          <ErrorPage error={link.error} onRetry={() => void link.refetch()} />
        ) : link.error ? (
          <Nothing title={words.missingTitle} text={words.missingText} />
        ) : (
          <div className="grid min-h-80 place-items-center">
            <Spinner label={words.loading} />
          </div>
        )}
      </div>
    </SiteFrame>
  );
}

function OpenLink({ link }: { link: PublicLink }) {
  const { brand } = useTenant();
  usePageTitle(words.pages[link.linkType], link.hostName);
  if (link.locked) return <Nothing title={words.closedTitle} text={link.lockedReason ?? ''} />;
  const Page = pages[link.linkType];
  return <Page link={link} brand={brand} />;
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      title={title}
      art="broken"
      action={
        <LinkButton href={paths.trips()} variant="secondary">
          {words.seeTrips}
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}
