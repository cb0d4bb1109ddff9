import type { Trip } from '@caravan/sdk';
import { Card } from '@caravan/ui/Card';
import { CopyField } from '@caravan/ui/CopyField';
import { LinkButton } from '@caravan/ui/LinkButton';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { absolute } from '../preview/useTripPage.ts';
import { analyticsWords as words } from './analyticsWords.ts';

/** Limits text to what a URL and a report can hold. */
const tidy = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

export type CampaignLinkProps = { trip: Trip };

/** A link to the trip page with its source, so that visits can be told apart. */
export function CampaignLink({ trip }: CampaignLinkProps) {
  const [place, setPlace] = useState('instagram');
  const [campaign, setCampaign] = useState('');
  if (!trip.tripPath) return null;
  const url = new URL(absolute(paths.tripPage(trip.tripPath)));
  if (tidy(place)) url.searchParams.set('utm_source', tidy(place));
  if (tidy(campaign)) url.searchParams.set('utm_campaign', tidy(campaign));
  return (
    <Card
      title={words.links}
      description={words.linksText}
      actions={
        <LinkButton href={paths.links} variant="secondary" size="sm">
          {words.allLinks}
        </LinkButton>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <div className="field-row grid-cols-1 sm:grid-cols-2">
          <TextField
            label={words.place}
            description={words.placeHelp}
            value={place}
            onChange={setPlace}
            maxLength={80}
          />
          <TextField
            label={words.campaign}
            description={words.campaignHelp}
            value={campaign}
            onChange={setCampaign}
            maxLength={80}
          />
        </div>
        <CopyField
          label={words.link}
          value={url.href}
          onError={() => toast({ tone: 'error', title: words.copyFailed[0], message: words.copyFailed[1] })}
        />
      </div>
    </Card>
  );
}
