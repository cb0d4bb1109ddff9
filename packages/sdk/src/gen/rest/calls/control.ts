import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { BulkInput, BulkRun, Done, GetRecordNotesParams, JobSchedule, ListListViewsParams, ListTaggedParams, ListView, ListViewInput, ListViews, PoliciesProposal, PolicyEffects, RecordNoteInput, RecordNotes, RecordTagsInput, TaggedRecords, WaitingList } from '../model/index.ts';

/**
 * Returns up to 50 items of each kind, with the total per kind. Account managers see what is assigned to them; support sees disputes and paused webhooks; only admins see other money.
 * @summary List work that is waiting for a person, longest waiting first
 */
export function listWaiting(options?: CallInit): Promise<WaitingList> {
  return $core.call('GET', '/api/admin/waiting', {}, options);
}

/**
 * Changes nothing. Says for each changed policy whether it applies to existing records, and how many keep the old value or are affected. Invalid values are refused as by updatePolicies.
 * @summary Preview what a change of policies does to open trips and bookings
 */
export function previewPolicies(policiesProposal: PoliciesProposal, options?: CallInit): Promise<PolicyEffects> {
  return $core.call('POST', '/api/admin/policies/preview', { body: policiesProposal }, options);
}

/**
 * It runs once more, as soon as a worker is free. The id is that of listWaiting. On the platform's marketplace, also jobs of the whole deployment.
 * @summary Retry a job that gave up
 */
export function retryJob(id: string, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/jobs/:id/retry', { tokens: { id } }, options, ['/api/admin/waiting', '/api/metadata/audit-logs']);
}

/**
 * For platform operators, since jobs belong to the whole deployment. Runs are kept for a day.
 * @summary List scheduled jobs with their last run and its outcome
 */
export function listJobSchedule(options?: CallInit): Promise<JobSchedule> {
  return $core.call('GET', '/api/admin/jobs/schedule', {}, options);
}

/**
 * A view is a named list URL. Sorted by name; each person can have up to 50.
 * @summary List the caller's saved and shared views of a list
 */
export function listListViews(params: ListListViewsParams, options?: CallInit): Promise<ListViews> {
  return $core.call('GET', '/api/admin/list-views', { query: params }, options);
}

/**
 * The caller chooses the id of a new view; it belongs to the person who saved it first. People can change their own views, and admins can change shared ones. Send the version last read; omit it for a new view. A deleted view is restored by saving it again.
 * @summary Create, update, or restore a saved view of a list
 */
export function saveListView(id: string, listViewInput: ListViewInput, options?: CallInit): Promise<ListView> {
  return $core.call('PUT', '/api/admin/list-views/:id', { tokens: { id }, body: listViewInput }, options, ['/api/admin/list-views', '/api/metadata/audit-logs']);
}

/**
 * Deleting it again changes nothing. For a day it can be saved again under the same id.
 * @summary Delete a saved view of a list
 */
export function deleteListView(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/admin/list-views/:id', { tokens: { id } }, options, ['/api/admin/list-views', '/api/metadata/audit-logs']);
}

/**
 * The caller chooses the id. Without start, returns what would be done and changes nothing. With start, a job runs the action once; repeating the call returns its progress and, at the end, the records that failed and why. A run belongs to the person who started it.
 * @summary Preview or start a bulk action on records of a list
 */
export function runBulk(id: string, bulkInput: BulkInput, options?: CallInit): Promise<BulkRun> {
  return $core.call('PUT', '/api/admin/bulk-runs/:id', { tokens: { id }, body: bulkInput }, options, ['/api/admin/emails', '/api/admin/users', '/api/admin/reviews', '/api/admin/refunds', '/api/admin/refunds/:id', '/api/admin/payouts', '/api/admin/discounts', '/api/admin/webhooks', '/api/admin/waiting', '/api/metadata/audit-logs']);
}

/**
 * The newest note first. Staff write them for each other; hosts, operators, and travelers never see them.
 * @summary Get the notes and tags of a record
 */
export function getRecordNotes(params: GetRecordNotesParams, options?: CallInit): Promise<RecordNotes> {
  return $core.call('GET', '/api/admin/notes', { query: params }, options);
}

/**
 * The caller chooses the id of a new note. A record can have up to 200 notes. People can change only their own.
 * @summary Write a note on a record, or change your own
 */
export function saveRecordNote(id: string, recordNoteInput: RecordNoteInput, options?: CallInit): Promise<Done> {
  return $core.call('PUT', '/api/admin/notes/:id', { tokens: { id }, body: recordNoteInput }, options, ['/api/admin/notes', '/api/metadata/audit-logs']);
}

/**
 * Deleting it again changes nothing.
 * @summary Delete one of your notes
 */
export function deleteRecordNote(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/admin/notes/:id', { tokens: { id } }, options, ['/api/admin/notes', '/api/metadata/audit-logs']);
}

/**
 * The latest tagged first, at most 200.
 * @summary List the records with a tag
 */
export function listTagged(params: ListTaggedParams, options?: CallInit): Promise<TaggedRecords> {
  return $core.call('GET', '/api/admin/tags', { query: params }, options);
}

/**
 * Replaces them. Tags are in lower case, and each is kept once.
 * @summary Set the tags of a record
 */
export function setRecordTags(recordTagsInput: RecordTagsInput, options?: CallInit): Promise<Done> {
  return $core.call('PUT', '/api/admin/tags', { body: recordTagsInput }, options, ['/api/admin/notes', '/api/admin/tags', '/api/metadata/audit-logs']);
}
