import type { Availability, Itinerary, TripRequestCreated } from '@caravan/sdk';
import { createTripRequest } from '@caravan/sdk/client';
import { createTripRequestForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { unsent, useForm } from '@caravan/shell/useForm';
import { isOptional, serviceTitle } from '@caravan/shell/serviceWords';
import { useHostEvent } from '@caravan/shell/tracking';
import { useTenant } from '@caravan/shell/useTenant';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { Banner } from '@caravan/ui/Banner';
import { Button } from '@caravan/ui/Button';
import { ErrorSummary } from '@caravan/ui/ErrorSummary';
import { FormSection } from '@caravan/ui/FormSection';
import { Select } from '@caravan/ui/Select';
import { TextArea } from '@caravan/ui/TextArea';
import { useMemo, useState } from 'react';
import { CompanionsSection } from './CompanionsSection.tsx';
import { ConfirmRequest } from './ConfirmRequest.tsx';
import { DateSection } from './DateSection.tsx';
import { ExtrasSection } from './ExtrasSection.tsx';
import {
  changePackage,
  groupSize,
  offeredExtras,
  offeredPackages,
  openForm,
  type Problems,
  type RequestForm,
  toPayload,
  toQuote,
  validate,
  withFigures,
} from './form.ts';
import { words } from './messages.ts';
import { PackageSection } from './PackageSection.tsx';
import { PriceSidebar } from './PriceSidebar.tsx';
import { RoomsSection } from './RoomsSection.tsx';
import { ActivitiesSection, OptionalServicesSection, WorkshopsSection } from './ServicesSections.tsx';
import { SuccessDialog } from './SuccessDialog.tsx';
import { useRange } from './useRange.ts';

export type ReserveFormProps = { itinerary: Itinerary; availability: Availability };

/** The trip request form (H-109 to H-121). */
export function ReserveForm({ itinerary, availability }: ReserveFormProps) {
  const inventory = availability.isInventoryEnabled;
  const { features } = useTenant();
  const packages = useMemo(() => offeredPackages(itinerary, availability), [itinerary, availability]);
  const [confirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [created, setCreated] = useState<TripRequestCreated | null>(null);

  const services = itinerary.servicesByDay.flatMap((day) =>
    day.services.map((s) => ({ ...s, day: s.day ?? day.day })),
  );
  const withId = services.filter((s) => s.id);
  const workshops = withId.filter((s) => s.type === 'workshopSpace');
  const activities = withId.filter(isOptional);
  const optional = itinerary.additionalOptionalServices ?? [];
  const offerOf = (v: RequestForm) => packages.find((p) => p.level === v.selectedPackage);
  const itemOf = (v: RequestForm) =>
    offerOf(v)?.itineraryInventoryItems.find((i) => i.id === v.inventoryItemId);
  const payloadOf = (v: RequestForm) => toPayload(v, itinerary.id, offeredExtras(v, itemOf(v), services));
  const problemsOf = (v: RequestForm) => validate(v, { package: offerOf(v), inventory, workshops });

  const state = useForm({
    rules: createTripRequestForm,
    values: openForm(packages, inventory, availability.defaultPackage),
    input: payloadOf,
    check: problemsOf,
    // Shows the request for confirmation before sending it.
    send: () => {
      setConfirming(true);
      return unsent;
    },
  });
  const { values: form, patch: change } = state;
  const offer = offerOf(form);
  const isInstant = offer?.instantApprovalDates.includes(form.startDate) === true;
  useHostEvent('Host Selected Instant Approval Itinerary', isInstant && itinerary.id);
  // A wish has to be read first, so it ends the instant approval.
  const isReviewed = !isInstant || form.additionalRequests.trim() !== '';
  const item = itemOf(form);
  const diets = offer?.dietaryOptions ?? [];
  const extras = offeredExtras(form, item, services);
  const group = groupSize(form);

  // Messages appear on the first attempt and then follow every change.
  const shown: Problems = state.faults > 0 ? problemsOf(form) : {};

  const price = useRange(toQuote(form, itinerary.id, extras));
  const create = useChange(createTripRequest, {
    failed: 'here',
    onDone: setCreated,
    onFailed: (error) => {
      price.refresh();
      setFailure(error.status > 0 && error.status < 500 ? error.message : words.failed);
    },
    onEnd: () => setConfirming(false),
  });
  const prompt = useUnsavedPrompt(state.isUnsaved && !created);

  const chosen = [
    ...workshops.filter((s) => form.workshops[s.id!]),
    ...activities.filter((s) => form.activities[s.id!]),
    ...optional.filter((s) => form.services[s.id]),
  ];
  return (
    <Form form={state} className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="order-last min-w-0 lg:order-first">
        <div className="mb-6 grid grid-cols-1 gap-4 empty:hidden">
          {Object.keys(shown).length > 0 && (
            <ErrorSummary attempt={state.faults}>{words.banner}</ErrorSummary>
          )}
          {state.failure && <Banner tone="error">{state.failure}</Banner>}
          {failure && (
            <Banner tone="error" autoHide onClose={() => setFailure(null)}>
              {failure}
            </Banner>
          )}
        </div>
        <PackageSection
          itinerary={itinerary}
          packages={packages}
          value={form.selectedPackage}
          onChange={(to) => change(changePackage(form, to, inventory))}
        />
        {offer && (
          <DateSection
            form={form}
            change={change}
            offer={offer}
            inventory={inventory}
            lengthInDays={itinerary.lengthInDays}
            error={shown.startDate}
          />
        )}
        <FormSection title={words.dietary}>
          <Select
            label={words.dietary}
            hideLabel
            className="max-w-sm"
            options={[{ id: 'none', label: words.dietaryNone }, ...diets.map((id) => ({ id, label: id }))]}
            value={form.dietaryRestriction}
            onChange={(dietaryRestriction) => change({ dietaryRestriction })}
            isDisabled={diets.length === 0}
            {...(diets.length === 0 && { description: words.dietaryEmpty })}
          />
        </FormSection>
        <CompanionsSection
          value={form.companions}
          onChange={(companions) => change({ companions })}
          problems={shown}
        />
        <RoomsSection
          value={form.hostRooms}
          onChange={(hostRooms) => change({ hostRooms })}
          group={group}
          error={shown.hostRooms}
        />
        <WorkshopsSection
          services={workshops}
          value={form.workshops}
          onChange={(w) => change({ workshops: w })}
          problems={shown}
          currency={itinerary.currency}
        />
        <ActivitiesSection
          services={activities}
          value={form.activities}
          onChange={(a) => change({ activities: a })}
          problems={shown}
          currency={itinerary.currency}
          group={group}
        />
        <OptionalServicesSection
          services={optional}
          value={form.services}
          onChange={(chosenServices) => change({ services: chosenServices })}
          currency={itinerary.currency}
        />
        <ExtrasSection
          form={form}
          change={change}
          extras={extras}
          item={item}
          currency={itinerary.currency}
        />
        {features.additionalRequests && (
          <FormSection title={words.requests} description={words.requestsHint}>
            <TextArea
              label={words.requests}
              hideLabel
              limit={4000}
              value={form.additionalRequests}
              onChange={(additionalRequests) => change({ additionalRequests })}
            />
          </FormSection>
        )}
        <div className="lg:hidden">
          <Button type="submit" size="lg" className="w-full">
            {words.reserve}
          </Button>
        </div>
      </div>
      <div>
        <PriceSidebar
          itinerary={itinerary}
          cost={price.cost}
          isLoading={price.isLoading}
          isRefused={price.isRefused}
        >
          {/* Below the form where the sidebar is above it. */}
          <div className="mt-6 hidden lg:block">
            <Button type="submit" size="lg" className="w-full">
              {words.reserve}
            </Button>
          </div>
          <p className="mt-3 text-sm text-muted">{isReviewed ? words.processing : words.atOnce}</p>
        </PriceSidebar>
      </div>
      <ConfirmRequest
        isOpen={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => create.run(withFigures(payloadOf(form), price.settled))}
        isPending={create.isPending}
        form={form}
        itinerary={itinerary}
        range={price.cost?.suggestedSellPrice}
        addOns={chosen.map(serviceTitle)}
      />
      <SuccessDialog created={created} tripName={itinerary.name} />
      {prompt}
    </Form>
  );
}
