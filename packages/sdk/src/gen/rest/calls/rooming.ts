import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { RoomMoves, Rooming } from '../model/index.ts';

/**
 * Who shares a room with whom, with their requests and the rooms each traveler can move to. Rooms as booked, with the operator's moves applied. Moves undone by a booking change are listed until they are acknowledged.
 * @summary Get a trip's room assignments (O-039)
 */
export function getRooming(id: string, options?: CallInit): Promise<Rooming> {
  return $core.call('GET', '/api/me/trips/:id/rooming', { tokens: { id } }, options);
}

/**
 * Send the version you last read; a later version is a conflict. A traveler can only move to a room of the type they booked, and no room exceeds the number it sleeps. To swap travelers, move them in one call.
 * @summary Move travelers to other rooms, all or none
 */
export function moveTravelers(id: string, roomMoves: RoomMoves, options?: CallInit): Promise<Rooming> {
  return $core.call('POST', '/api/me/trips/:id/rooming/moves', { tokens: { id }, body: roomMoves }, options, ['/api/me/trips/:id/rooming', '/api/me/trips/:id/manifest']);
}

/**
 * Discards the moves that no longer apply. Travelers stay in their current rooms.
 * @summary Acknowledge the moves that booking changes undid
 */
export function acknowledgeRooming(id: string, options?: CallInit): Promise<Rooming> {
  return $core.call('POST', '/api/me/trips/:id/rooming/acknowledgement', { tokens: { id } }, options, ['/api/me/trips/:id/rooming']);
}
