import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/rooming.ts';
import type { RoomMoves, Rooming } from '../model/index.ts';

export const getGetRoomingQueryKey = (id: string) => [`/api/me/trips/${id}/rooming`] as const;
export const getGetRoomingQueryOptions = <T = Rooming>(id: string, options?: AskInit<Rooming, T>): Asked<Rooming, T> =>
  ask(getGetRoomingQueryKey(id), (init) => calls.getRooming(id, init), options, [id]);
/**
 * Who shares a room with whom, with their requests and the rooms each traveler can move to. Rooms as booked, with the operator's moves applied. Moves undone by a booking change are listed until they are acknowledged.
 * @summary Get a trip's room assignments (O-039)
 */
export const useGetRooming = <T = Rooming>(id: string, options?: AskInit<Rooming, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetRoomingQueryOptions(id, options), client);

/**
 * Send the version you last read; a later version is a conflict. A traveler can only move to a room of the type they booked, and no room exceeds the number it sleeps. To swap travelers, move them in one call.
 * @summary Move travelers to other rooms, all or none
 */
export const useMoveTravelers = <C = unknown>(options?: MutationInit<Rooming, { id: string; data: RoomMoves }, C>, client?: QueryClient): MutationResult<Rooming, { id: string; data: RoomMoves }, C> =>
  useSend('moveTravelers', ({ id, data }, init) => calls.moveTravelers(id, data, init), options, client);

/**
 * Discards the moves that no longer apply. Travelers stay in their current rooms.
 * @summary Acknowledge the moves that booking changes undid
 */
export const useAcknowledgeRooming = <C = unknown>(options?: MutationInit<Rooming, { id: string }, C>, client?: QueryClient): MutationResult<Rooming, { id: string }, C> =>
  useSend('acknowledgeRooming', ({ id }, init) => calls.acknowledgeRooming(id, init), options, client);
