import type { Category } from './category.ts';
import type { NamedCode } from './namedCode.ts';
import type { SocialChannels } from './socialChannels.ts';

export interface PublicProfile {
  id: string;
  displayName: string;
  bio?: string;
  profilePictureUrl?: string;
  interests: Category[];
  languages: NamedCode[];
  country?: NamedCode;
  pronouns: string[];
  socialChannels: SocialChannels;
  pagePath: string;
  version: number;
}
