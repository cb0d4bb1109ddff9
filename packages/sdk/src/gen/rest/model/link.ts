import type { EditableField } from './editableField.ts';
import type { LinkType } from './linkType.ts';

/**
 * A public page of a host under /public/l/{path} (H-248).
 */
export interface Link {
  id: string;
  hostId: string;
  hostName: string;
  linkType: LinkType;
  path: string;
  url: string;
  /** Where visitors are sent afterwards; empty for the page's own destination. */
  destination: string;
  active: boolean;
  locked: boolean;
  lockedReason?: string;
  version: number;
  createdAt: string;
  editableFields: EditableField[];
}
