import { FormSection } from '@caravan/ui/FormSection';
import { FormArea, FormChoice, FormDay, FormPhone, FormText } from './fields.tsx';
import { FlightLeg } from './FlightLeg.tsx';
import { genders, preferences } from './form.ts';
import { words } from './messages.ts';
import { Switches } from './Switches.tsx';

const plans = (['returningHome', 'continuingTravels', 'undecided'] as const).map((id) => ({
  id,
  label: words.plan[id],
}));
const genderOptions = genders.map((id) => ({ id, label: words.genders[id] }));

/** All sections of the trip form (T-086 to T-093). */
export function FormParts({ passportRequired: needed }: { passportRequired: boolean }) {
  return (
    <>
      <FormSection level={3} columns={2} title={words.flights}>
        <FlightLeg leg="arrivalDetails" />
        <FlightLeg leg="departureDetails" />
      </FormSection>
      <FormSection level={3} columns={2} title={words.plans}>
        <FormChoice name="endOfTripPlans" label={words.plans} options={plans} required />
      </FormSection>
      <FormSection level={3} columns={2} title={words.insurance}>
        <FormText name="travelInsurance.carrier" label={words.carrier} maxLength={80} />
        <FormText name="travelInsurance.policyNumber" label={words.policyNumber} maxLength={80} />
      </FormSection>
      <FormSection
        level={3}
        columns={2}
        title={words.passport}
        description={needed ? undefined : words.passportOptional}
      >
        <FormText
          name="passportInformation.firstName"
          label={words.firstName}
          maxLength={80}
          required={needed}
        />
        <FormText name="passportInformation.middleName" label={words.middleName} maxLength={80} />
        <FormText
          name="passportInformation.lastName"
          label={words.lastName}
          maxLength={80}
          required={needed}
        />
        <FormText
          name="passportInformation.passportNumber"
          label={words.passportNumber}
          maxLength={40}
          required={needed}
        />
        <FormText
          name="passportInformation.nationality"
          label={words.nationality}
          maxLength={80}
          required={needed}
        />
        <FormChoice
          name="passportInformation.gender"
          label={words.gender}
          options={genderOptions}
          required={needed}
        />
        <FormDay
          name="passportInformation.issueDate"
          label={words.issueDate}
          calendar={false}
          required={needed}
        />
        <FormDay
          name="passportInformation.expirationDate"
          label={words.expirationDate}
          calendar={false}
          required={needed}
        />
        <FormDay
          name="passportInformation.dateOfBirth"
          label={words.dateOfBirth}
          calendar={false}
          required={needed}
        />
      </FormSection>
      <FormSection level={3} columns={2} title={words.contact}>
        <FormText name="emergencyContact.name" label={words.name} maxLength={120} required />
        <FormText name="emergencyContact.relationship" label={words.relationship} maxLength={60} required />
        <FormPhone name="emergencyContact.phone" label={words.phone} required />
        <FormText name="emergencyContact.email" label={words.email} type="email" maxLength={320} required />
      </FormSection>
      <FormSection level={3} columns={2} title={words.disclosures}>
        <div className="sm:col-span-2">
          <FormArea name="disclosuresDescription" label={words.description} />
        </div>
        <Switches
          name="preferences"
          label={words.preferences}
          options={preferences}
          words={words.preference}
        />
        <Switches
          name="roommateGenderPreferences"
          label={words.roommateGender}
          options={genders}
          words={words.genders}
        />
      </FormSection>
      <FormSection level={3} columns={2} title={words.medical} description={words.medicalText}>
        <div className="sm:col-span-2">
          <FormArea name="medicalAndMobilityDisclosure" label={words.medical} />
        </div>
      </FormSection>
      <FormSection level={3} columns={2} title={words.requests}>
        <div className="sm:col-span-2">
          <FormArea name="specialRequests.description" label={words.request} />
        </div>
        <FormText
          name="specialRequests.roomMate"
          label={words.roomMate}
          description={words.roomMateHint}
          maxLength={160}
        />
        <FormText name="specialRequests.guide" label={words.guide} maxLength={160} />
      </FormSection>
    </>
  );
}
