
export interface Person {
  id: string;
  displayName: string;
  pictureUrl?: string;
  bio?: string;
  level?: number;
  phone?: string;
  email?: string;
}
