import { getGetTripPreviewQueryOptions } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { LinkButton } from '@caravan/ui/LinkButton';
import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { ExternalLink } from 'lucide-react';
import { useTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';
import { PageFrame, type PreviewView } from './PageFrame.tsx';
import { PreviewShell } from './PreviewShell.tsx';

export type PreviewProps = {
  id: string;
  view: PreviewView;
  onView: (view: PreviewView) => void;
};

const views: PreviewView[] = ['desktop', 'phone'];

/** The public page of a trip, as its host sees it before and after it is public (H-067, H-075). */
export function Preview({ id, view, onView }: PreviewProps) {
  const trip = useTrip(id);
  const page = useLoaded(getGetTripPreviewQueryOptions(id));
  const format = useFormat();
  usePageTitle('Host Portal', `${words.preview} · ${trip.name}`);
  return (
    <PreviewShell
      id={id}
      trip={trip.name}
      description={page.expiresAt ? words.notPublic(format.instant(page.expiresAt)) : words.isPublic}
      actions={
        <>
          <SegmentedControl
            label={words.view}
            options={views.map((screen) => ({ id: screen, label: words.views[screen] }))}
            value={view}
            onChange={(screen) => onView(screen === 'phone' ? 'phone' : 'desktop')}
          />
          <LinkButton
            href={page.path}
            target="_blank"
            variant="secondary"
            icon={<ExternalLink aria-hidden />}
          >
            {words.open}
          </LinkButton>
        </>
      }
    >
      <PageFrame title={words.frame(trip.name)} src={page.path} view={view} />
    </PreviewShell>
  );
}
