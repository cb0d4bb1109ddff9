import type { EditableField } from './editableField.ts';

export interface Operator {
  id: string;
  name: string;
  code: string;
  phone?: string;
  email?: string;
  about?: string;
  terms: string;
  active: boolean;
  members: number;
  itineraries: number;
  trips: number;
  version: number;
  createdAt: string;
  editableFields: EditableField[];
}
