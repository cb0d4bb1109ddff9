import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/control.ts';
import type { BulkInput, BulkRun, Done, GetRecordNotesParams, JobSchedule, ListListViewsParams, ListTaggedParams, ListView, ListViewInput, ListViews, PoliciesProposal, PolicyEffects, RecordNoteInput, RecordNotes, RecordTagsInput, TaggedRecords, WaitingList } from '../model/index.ts';

export const getListWaitingQueryKey = () => [`/api/admin/waiting`] as const;
export const getListWaitingQueryOptions = <T = WaitingList>(options?: AskInit<WaitingList, T>): Asked<WaitingList, T> =>
  ask(getListWaitingQueryKey(), (init) => calls.listWaiting(init), options);
/**
 * Returns up to 50 items of each kind, with the total per kind. Account managers see what is assigned to them; support sees disputes and paused webhooks; only admins see other money.
 * @summary List work that is waiting for a person, longest waiting first
 */
export const useListWaiting = <T = WaitingList>(options?: AskInit<WaitingList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListWaitingQueryOptions(options), client);

/**
 * Changes nothing. Says for each changed policy whether it applies to existing records, and how many keep the old value or are affected. Invalid values are refused as by updatePolicies.
 * @summary Preview what a change of policies does to open trips and bookings
 */
export const usePreviewPolicies = <C = unknown>(options?: MutationInit<PolicyEffects, { data: PoliciesProposal }, C>, client?: QueryClient): MutationResult<PolicyEffects, { data: PoliciesProposal }, C> =>
  useSend('previewPolicies', ({ data }, init) => calls.previewPolicies(data, init), options, client);

/**
 * It runs once more, as soon as a worker is free. The id is that of listWaiting. On the platform's marketplace, also jobs of the whole deployment.
 * @summary Retry a job that gave up
 */
export const useRetryJob = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('retryJob', ({ id }, init) => calls.retryJob(id, init), options, client);

export const getListJobScheduleQueryKey = () => [`/api/admin/jobs/schedule`] as const;
export const getListJobScheduleQueryOptions = <T = JobSchedule>(options?: AskInit<JobSchedule, T>): Asked<JobSchedule, T> =>
  ask(getListJobScheduleQueryKey(), (init) => calls.listJobSchedule(init), options);
/**
 * For platform operators, since jobs belong to the whole deployment. Runs are kept for a day.
 * @summary List scheduled jobs with their last run and its outcome
 */
export const useListJobSchedule = <T = JobSchedule>(options?: AskInit<JobSchedule, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListJobScheduleQueryOptions(options), client);

export const getListListViewsQueryKey = (params?: ListListViewsParams) => [`/api/admin/list-views`, ...(params ? [params] : [])] as const;
export const getListListViewsQueryOptions = <T = ListViews>(params: ListListViewsParams, options?: AskInit<ListViews, T>): Asked<ListViews, T> =>
  ask(getListListViewsQueryKey(params), (init) => calls.listListViews(params, init), options);
/**
 * A view is a named list URL. Sorted by name; each person can have up to 50.
 * @summary List the caller's saved and shared views of a list
 */
export const useListListViews = <T = ListViews>(params: ListListViewsParams, options?: AskInit<ListViews, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListListViewsQueryOptions(params, options), client);

/**
 * The caller chooses the id of a new view; it belongs to the person who saved it first. People can change their own views, and admins can change shared ones. Send the version last read; omit it for a new view. A deleted view is restored by saving it again.
 * @summary Create, update, or restore a saved view of a list
 */
export const useSaveListView = <C = unknown>(options?: MutationInit<ListView, { id: string; data: ListViewInput }, C>, client?: QueryClient): MutationResult<ListView, { id: string; data: ListViewInput }, C> =>
  useSend('saveListView', ({ id, data }, init) => calls.saveListView(id, data, init), options, client);

/**
 * Deleting it again changes nothing. For a day it can be saved again under the same id.
 * @summary Delete a saved view of a list
 */
export const useDeleteListView = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('deleteListView', ({ id }, init) => calls.deleteListView(id, init), options, client);

/**
 * The caller chooses the id. Without start, returns what would be done and changes nothing. With start, a job runs the action once; repeating the call returns its progress and, at the end, the records that failed and why. A run belongs to the person who started it.
 * @summary Preview or start a bulk action on records of a list
 */
export const useRunBulk = <C = unknown>(options?: MutationInit<BulkRun, { id: string; data: BulkInput }, C>, client?: QueryClient): MutationResult<BulkRun, { id: string; data: BulkInput }, C> =>
  useSend('runBulk', ({ id, data }, init) => calls.runBulk(id, data, init), options, client);

export const getGetRecordNotesQueryKey = (params?: GetRecordNotesParams) => [`/api/admin/notes`, ...(params ? [params] : [])] as const;
export const getGetRecordNotesQueryOptions = <T = RecordNotes>(params: GetRecordNotesParams, options?: AskInit<RecordNotes, T>): Asked<RecordNotes, T> =>
  ask(getGetRecordNotesQueryKey(params), (init) => calls.getRecordNotes(params, init), options);
/**
 * The newest note first. Staff write them for each other; hosts, operators, and travelers never see them.
 * @summary Get the notes and tags of a record
 */
export const useGetRecordNotes = <T = RecordNotes>(params: GetRecordNotesParams, options?: AskInit<RecordNotes, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetRecordNotesQueryOptions(params, options), client);

/**
 * The caller chooses the id of a new note. A record can have up to 200 notes. People can change only their own.
 * @summary Write a note on a record, or change your own
 */
export const useSaveRecordNote = <C = unknown>(options?: MutationInit<Done, { id: string; data: RecordNoteInput }, C>, client?: QueryClient): MutationResult<Done, { id: string; data: RecordNoteInput }, C> =>
  useSend('saveRecordNote', ({ id, data }, init) => calls.saveRecordNote(id, data, init), options, client);

/**
 * Deleting it again changes nothing.
 * @summary Delete one of your notes
 */
export const useDeleteRecordNote = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('deleteRecordNote', ({ id }, init) => calls.deleteRecordNote(id, init), options, client);

export const getListTaggedQueryKey = (params?: ListTaggedParams) => [`/api/admin/tags`, ...(params ? [params] : [])] as const;
export const getListTaggedQueryOptions = <T = TaggedRecords>(params: ListTaggedParams, options?: AskInit<TaggedRecords, T>): Asked<TaggedRecords, T> =>
  ask(getListTaggedQueryKey(params), (init) => calls.listTagged(params, init), options);
/**
 * The latest tagged first, at most 200.
 * @summary List the records with a tag
 */
export const useListTagged = <T = TaggedRecords>(params: ListTaggedParams, options?: AskInit<TaggedRecords, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTaggedQueryOptions(params, options), client);

/**
 * Replaces them. Tags are in lower case, and each is kept once.
 * @summary Set the tags of a record
 */
export const useSetRecordTags = <C = unknown>(options?: MutationInit<Done, { data: RecordTagsInput }, C>, client?: QueryClient): MutationResult<Done, { data: RecordTagsInput }, C> =>
  useSend('setRecordTags', ({ data }, init) => calls.setRecordTags(data, init), options, client);
