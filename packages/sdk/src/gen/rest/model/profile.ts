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
  /** From when on the password has to be changed before anything else (H-451); absent of one that lasts. */
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
  /** The host's button to request a trip shows (H-440). */
  mayRequestTrip?: boolean;
  onboardingCompleted?: boolean;
  operatorId?: string;
  operatorName?: string;
  emailSignature?: string;
  paypalEmail?: string;
  secondFactor?: SecondFactorStep;
  impersonation?: ImpersonationInfo;
  /** For admins: what they may change of this person, and why not the rest. */
  editableFields?: EditableField[];
  /** Of staff who see everything that their group sees and change nothing but their own account. */
  readOnly?: boolean;
  /** For admins: what they may do with this account now. */
  supportActions?: ProfileSupportActionsItem[];
  /** For admins: a job erases this person. */
  erasing?: boolean;
  /** For admins: when this person was erased. Nothing but a pseudonym is left. */
  erasedAt?: string;
  /** For admins: the account that this one was merged into. */
  mergedIntoId?: string;
}
