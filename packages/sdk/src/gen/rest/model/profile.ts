import type { Address } from './address.ts';
import type { EditableField } from './editableField.ts';
import type { Gender } from './gender.ts';
import type { Group } from './group.ts';
import type { HostStatus } from './hostStatus.ts';
import type { ImpersonationInfo } from './impersonationInfo.ts';
import type { Language } from './language.ts';
import type { ProfileCompletionStatus } from './profileCompletionStatus.ts';
import type { ProfileStatus } from './profileStatus.ts';
import type { ProfileSupportActionsItem } from './profileSupportActionsItem.ts';
import type { SecondFactorStep } from './secondFactorStep.ts';
import type { Section } from './section.ts';

export interface Profile {
  id: string;
  group: Group;
  status: ProfileStatus;
  email: string;
  firstName: string;
  lastName: string;
  displayName?: string;
  phoneNumber?: string;
  websiteUrl?: string;
  instagramHandle?: string;
  gender?: Gender;
  bio?: string;
  language?: Language;
  profilePictureUrl?: string;
  address?: Address;
  mustChangePassword: boolean;
  /** When the password has to be changed before anything else (H-451); absent if it does not expire. */
  expires?: string;
  profileCompletionStatus: ProfileCompletionStatus;
  version: number;
  hostId?: string;
  /**
     * @minimum 0
     * @maximum 3
     */
  hostLevel?: number;
  hostLevelName?: string;
  hostStatus?: HostStatus;
  /** Whether to show the host's button for requesting a trip (H-440). */
  mayRequestTrip?: boolean;
  onboardingCompleted?: boolean;
  operatorId?: string;
  operatorName?: string;
  emailSignature?: string;
  paypalEmail?: string;
  secondFactor?: SecondFactorStep;
  impersonation?: ImpersonationInfo;
  /** For admins: the fields of this person, which of them the admin can change and, for the others, why not. */
  editableFields?: EditableField[];
  /** For staff who can see everything that their group sees but change only their own account. */
  readOnly?: boolean;
  /** For staff: the only sections of the marketplace that they can change; absent if they can change all that their group can. */
  sections?: Section[];
  /** For admins and support: actions currently available on this account. */
  supportActions?: ProfileSupportActionsItem[];
  /** For admins: whether a job is erasing this person. */
  erasing?: boolean;
  /** For admins: when this person was erased. Only a pseudonym remains. */
  erasedAt?: string;
  /** For admins: the account that this one was merged into. */
  mergedIntoId?: string;
}
