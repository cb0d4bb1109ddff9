import type { Group } from './group.ts';

export interface DemoSignIn {
  group: Group;
  email: string;
  password: string;
}
