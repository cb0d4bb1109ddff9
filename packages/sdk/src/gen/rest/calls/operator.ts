import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { Categories, CurrencyList, ListCategoriesParams, ListOperatorMetadataParams, ListOperatorsParams, MemberList, MemberUpdate, NewMember, NewOperator, Operator, OperatorPage, OperatorUpdate, Person, Place, PlaceList, RecordMetadataPage, SearchPlacesParams } from '../model/index.ts';

/**
 * For an operator's people and its API keys.
 * @summary Get the operator the caller works for (O-192)
 */
export function getMyOperator(options?: CallInit): Promise<Person> {
  return $core.call('GET', '/api/me/operator', {}, options);
}

/**
 * No sign-in required. In the marketplace's order, and in the reader's language.
 * @summary List the categories of trips and of hosts' interests (H-180, H-527)
 */
export function listCategories(params?: ListCategoriesParams, options?: CallInit): Promise<Categories> {
  return $core.call('GET', '/api/me/categories', { query: params }, options);
}

/**
 * Each with its ISO 4217 code.
 * @summary List the currencies an itinerary can be priced in (O-195)
 */
export function listCurrencies(options?: CallInit): Promise<CurrencyList> {
  return $core.call('GET', '/api/metadata/currencies', {}, options);
}

/**
 * Best match first. Suitable for autocompletion from a few letters; filter by type.
 * @summary Search cities and airports by name (O-177, O-197)
 */
export function searchPlaces(params: SearchPlacesParams, options?: CallInit): Promise<PlaceList> {
  return $core.call('GET', '/api/metadata/places', { query: params }, options);
}

/**
 * Its name, country and coordinates.
 * @summary Get a city or airport (O-197)
 */
export function getPlace(placeId: string, options?: CallInit): Promise<Place> {
  return $core.call('GET', '/api/metadata/places/:placeId', { tokens: { placeId } }, options);
}

/**
 * Lightweight rows with an id, a name and the facts code and email, for pickers.
 * @summary List operators for a picker (H-479)
 */
export function listOperatorMetadata(params?: ListOperatorMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/operators', { query: params }, options);
}

/**
 * Search with q; filter by whether the operator is active.
 * @summary List operators by name (H-463, H-465, H-479)
 */
export function listOperators(params?: ListOperatorsParams, options?: CallInit): Promise<OperatorPage> {
  return $core.call('GET', '/api/admin/operators', { query: params }, options);
}

/**
 * Add its people with addOperatorMember.
 * @summary Add an operator (H-466, H-479)
 */
export function createOperator(newOperator: NewOperator, options?: CallInit): Promise<Operator> {
  return $core.call('POST', '/api/admin/operators', { body: newOperator }, options, ['/api/admin/operators']);
}

/**
 * Includes the numbers of its people, itineraries and trips.
 * @summary Get an operator (H-464, H-479)
 */
export function getOperator(id: string, options?: CallInit): Promise<Operator> {
  return $core.call('GET', '/api/admin/operators/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read; 409 if the record has been saved since. Omitted fields stay unchanged.
 * @summary Update an operator (H-467, H-479)
 */
export function updateOperator(id: string, operatorUpdate: OperatorUpdate, options?: CallInit): Promise<Operator> {
  return $core.call('POST', '/api/admin/operators/:id', { tokens: { id }, body: operatorUpdate }, options, ['/api/admin/operators', '/api/metadata/audit-logs']);
}

/**
 * Each entry says whether the person can be removed and, if not, why.
 * @summary List an operator's people
 */
export function listOperatorMembers(id: string, options?: CallInit): Promise<MemberList> {
  return $core.call('GET', '/api/admin/operators/:id/members', { tokens: { id } }, options);
}

/**
 * A person without an account is invited. Returns the list with the person in it.
 * @summary Add a person to an operator
 */
export function addOperatorMember(id: string, newMember: NewMember, options?: CallInit): Promise<MemberList> {
  return $core.call('POST', '/api/admin/operators/:id/members', { tokens: { id }, body: newMember }, options);
}

/**
 * Returns the list with the new role.
 * @summary Make a person an admin or a member of an operator
 */
export function updateOperatorMember(id: string, memberId: string, memberUpdate: MemberUpdate, options?: CallInit): Promise<MemberList> {
  return $core.call('POST', '/api/admin/operators/:id/members/:memberId', { tokens: { id, memberId }, body: memberUpdate }, options);
}

/**
 * Only people whom the list marks as removable; an operator keeps at least one admin.
 * @summary Remove a person from an operator
 */
export function removeOperatorMember(id: string, memberId: string, options?: CallInit): Promise<MemberList> {
  return $core.call('DELETE', '/api/admin/operators/:id/members/:memberId', { tokens: { id, memberId } }, options);
}
