import type { EditableField } from './editableField.ts';
import type { HostStatus } from './hostStatus.ts';
import type { HostSurveyPrompt } from './hostSurveyPrompt.ts';
import type { SocialChannels } from './socialChannels.ts';

export interface Host {
  id: string;
  /**
     * @minimum 0
     * @maximum 3
     */
  level: number;
  levelName: string;
  status: HostStatus;
  /** Whether the audience has been surveyed enough for trips (H-439). */
  qualified: boolean;
  /** What the host is asked to do about the survey; absent once they are past it (H-441). */
  surveyPrompt?: HostSurveyPrompt;
  active: boolean;
  firstName?: string;
  lastName?: string;
  displayName: string;
  profilePictureUrl?: string;
  pagePath?: string;
  bio?: string;
  socialChannels?: SocialChannels;
  onboardingCompleted: boolean;
  unlockedTiers: number[];
  /** The level's launch rule as text (H-442). */
  launchRule?: string;
  /** The primary user. */
  memberId: string;
  email?: string;
  version: number;
  createdAt?: string;
  /** Every field the caller can see, whether it is editable now, and if not, why. */
  editableFields: EditableField[];
}
