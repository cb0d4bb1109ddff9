
export interface Roommate {
  id: string;
  name: string;
}
