import { acceptHostTerms, printAgreement } from '@caravan/sdk/client';
import { getGetHostTermsQueryOptions } from '@caravan/sdk/react-query';
import { PdfButton } from '@caravan/shell/PdfButton';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Checkbox } from '@caravan/ui/Checkbox';
import { LinkButton } from '@caravan/ui/LinkButton';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../paths.ts';
import { keepTrip, useTrip } from '../workspace/useTrip.ts';
import { Document } from './Document.tsx';
import { words } from './messages.ts';

const Walkthrough = lazy(() => import('./Walkthrough.tsx').then((m) => ({ default: m.Walkthrough })));

export type ServicesAgreementProps = { id: string };

/** This trip's agreement, to read and accept, and the walkthrough after it (H-147 to H-154). */
export function ServicesAgreement({ id }: ServicesAgreementProps) {
  const trip = useTrip(id);
  const document = useLoaded(getGetHostTermsQueryOptions(id));
  const format = useFormat();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [agreed, setAgreed] = useState(false);
  const [walking, setWalking] = useState(false);
  const accept = useChange(acceptHostTerms, {
    failed: 'here',
    onDone: (saved) => {
      keepTrip(queryClient, saved);
      setWalking(true);
    },
  });

  const acceptedAt = trip.hostTermsAcceptedAt ?? document.acceptedAt;
  const toPromote = () =>
    void navigate({ to: '/trips/$id/promote', params: { id }, search: { model: 'trip' } });
  return (
    <div className="mx-auto grid grid-cols-1 max-w-3xl gap-6">
      <Document document={document} />
      <div>
        <PdfButton
          label={words.print}
          name={`services-agreement-${trip.shortId}.pdf`}
          file={() => printAgreement(id)}
          failed={words.printFailed}
          size="sm"
        />
      </div>
      {acceptedAt ? (
        <Alert
          tone="success"
          actions={
            <LinkButton size="sm" variant="secondary" href={paths.trip(id, 'promote')}>
              {words.next}
            </LinkButton>
          }
        >
          {words.accepted(format.instant(acceptedAt))}
        </Alert>
      ) : (
        <section className="grid grid-cols-1 gap-5 border-t border-line pt-6">
          {accept.error && <Alert tone="error">{accept.error.message}</Alert>}
          {!trip.prices && (
            <Alert
              tone="warning"
              actions={
                <LinkButton size="sm" variant="secondary" href={paths.trip(id, 'pricing')}>
                  {words.setPrices}
                </LinkButton>
              }
            >
              {words.pricesFirst}
            </Alert>
          )}
          <Checkbox value={agreed} onChange={setAgreed}>
            {words.agree}
          </Checkbox>
          <div>
            <Button
              size="lg"
              isPending={accept.isPending}
              {...((!agreed || !trip.prices) && {
                disabledReason: trip.prices ? words.agreeFirst : words.pricesFirst,
              })}
              onPress={() => accept.run(id, { terms: document.version, version: trip.version })}
            >
              {words.continue}
            </Button>
          </div>
        </section>
      )}
      <Suspense>{walking && <Walkthrough trip={trip} onDone={toPromote} />}</Suspense>
    </div>
  );
}
