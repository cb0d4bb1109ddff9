import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/operator.ts';
import type { Categories, CurrencyList, ListCategoriesParams, ListOperatorMetadataParams, ListOperatorsParams, MemberList, MemberUpdate, NewMember, NewOperator, Operator, OperatorPage, OperatorUpdate, Person, Place, PlaceList, RecordMetadataPage, SearchPlacesParams } from '../model/index.ts';

export const getGetMyOperatorQueryKey = () => [`/api/me/operator`] as const;
export const getGetMyOperatorQueryOptions = <T = Person>(options?: AskInit<Person, T>): Asked<Person, T> =>
  ask(getGetMyOperatorQueryKey(), (init) => calls.getMyOperator(init), options);
/**
 * For an operator's people and its API keys.
 * @summary Get the operator the caller works for (O-192)
 */
export const useGetMyOperator = <T = Person>(options?: AskInit<Person, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetMyOperatorQueryOptions(options), client);

export const getListCategoriesQueryKey = (params?: ListCategoriesParams) => [`/api/me/categories`, ...(params ? [params] : [])] as const;
export const getListCategoriesQueryOptions = <T = Categories>(params?: ListCategoriesParams, options?: AskInit<Categories, T>): Asked<Categories, T> =>
  ask(getListCategoriesQueryKey(params), (init) => calls.listCategories(params, init), options);
/**
 * No sign-in required. In the marketplace's order, and in the reader's language.
 * @summary List the categories of trips and of hosts' interests (H-180, H-527)
 */
export const useListCategories = <T = Categories>(params?: ListCategoriesParams, options?: AskInit<Categories, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListCategoriesQueryOptions(params, options), client);

export const getListCurrenciesQueryKey = () => [`/api/metadata/currencies`] as const;
export const getListCurrenciesQueryOptions = <T = CurrencyList>(options?: AskInit<CurrencyList, T>): Asked<CurrencyList, T> =>
  ask(getListCurrenciesQueryKey(), (init) => calls.listCurrencies(init), options);
/**
 * Each with its ISO 4217 code.
 * @summary List the currencies an itinerary can be priced in (O-195)
 */
export const useListCurrencies = <T = CurrencyList>(options?: AskInit<CurrencyList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListCurrenciesQueryOptions(options), client);

export const getSearchPlacesQueryKey = (params?: SearchPlacesParams) => [`/api/metadata/places`, ...(params ? [params] : [])] as const;
export const getSearchPlacesQueryOptions = <T = PlaceList>(params: SearchPlacesParams, options?: AskInit<PlaceList, T>): Asked<PlaceList, T> =>
  ask(getSearchPlacesQueryKey(params), (init) => calls.searchPlaces(params, init), options);
/**
 * Best match first. Suitable for autocompletion from a few letters; filter by type.
 * @summary Search cities and airports by name (O-177, O-197)
 */
export const useSearchPlaces = <T = PlaceList>(params: SearchPlacesParams, options?: AskInit<PlaceList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getSearchPlacesQueryOptions(params, options), client);

export const getGetPlaceQueryKey = (placeId: string) => [`/api/metadata/places/${placeId}`] as const;
export const getGetPlaceQueryOptions = <T = Place>(placeId: string, options?: AskInit<Place, T>): Asked<Place, T> =>
  ask(getGetPlaceQueryKey(placeId), (init) => calls.getPlace(placeId, init), options, [placeId]);
/**
 * Its name, country and coordinates.
 * @summary Get a city or airport (O-197)
 */
export const useGetPlace = <T = Place>(placeId: string, options?: AskInit<Place, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPlaceQueryOptions(placeId, options), client);

export const getListOperatorMetadataQueryKey = (params?: ListOperatorMetadataParams) => [`/api/metadata/operators`, ...(params ? [params] : [])] as const;
export const getListOperatorMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListOperatorMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListOperatorMetadataQueryKey(params), (init) => calls.listOperatorMetadata(params, init), options);
/**
 * Lightweight rows with an id, a name and the facts code and email, for pickers.
 * @summary List operators for a picker (H-479)
 */
export const useListOperatorMetadata = <T = RecordMetadataPage>(params?: ListOperatorMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListOperatorMetadataQueryOptions(params, options), client);

export const getListOperatorsQueryKey = (params?: ListOperatorsParams) => [`/api/admin/operators`, ...(params ? [params] : [])] as const;
export const getListOperatorsQueryOptions = <T = OperatorPage>(params?: ListOperatorsParams, options?: AskInit<OperatorPage, T>): Asked<OperatorPage, T> =>
  ask(getListOperatorsQueryKey(params), (init) => calls.listOperators(params, init), options);
/**
 * Search with q; filter by whether the operator is active.
 * @summary List operators by name (H-463, H-465, H-479)
 */
export const useListOperators = <T = OperatorPage>(params?: ListOperatorsParams, options?: AskInit<OperatorPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListOperatorsQueryOptions(params, options), client);

/**
 * Add its people with addOperatorMember.
 * @summary Add an operator (H-466, H-479)
 */
export const useCreateOperator = <C = unknown>(options?: MutationInit<Operator, { data: NewOperator }, C>, client?: QueryClient): MutationResult<Operator, { data: NewOperator }, C> =>
  useSend('createOperator', ({ data }, init) => calls.createOperator(data, init), options, client);

export const getGetOperatorQueryKey = (id: string) => [`/api/admin/operators/${id}`] as const;
export const getGetOperatorQueryOptions = <T = Operator>(id: string, options?: AskInit<Operator, T>): Asked<Operator, T> =>
  ask(getGetOperatorQueryKey(id), (init) => calls.getOperator(id, init), options, [id]);
/**
 * Includes the numbers of its people, itineraries and trips.
 * @summary Get an operator (H-464, H-479)
 */
export const useGetOperator = <T = Operator>(id: string, options?: AskInit<Operator, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetOperatorQueryOptions(id, options), client);

/**
 * Send the version you last read; 409 if the record has been saved since. Omitted fields stay unchanged.
 * @summary Update an operator (H-467, H-479)
 */
export const useUpdateOperator = <C = unknown>(options?: MutationInit<Operator, { id: string; data: OperatorUpdate }, C>, client?: QueryClient): MutationResult<Operator, { id: string; data: OperatorUpdate }, C> =>
  useSend('updateOperator', ({ id, data }, init) => calls.updateOperator(id, data, init), options, client);

export const getListOperatorMembersQueryKey = (id: string) => [`/api/admin/operators/${id}/members`] as const;
export const getListOperatorMembersQueryOptions = <T = MemberList>(id: string, options?: AskInit<MemberList, T>): Asked<MemberList, T> =>
  ask(getListOperatorMembersQueryKey(id), (init) => calls.listOperatorMembers(id, init), options, [id]);
/**
 * Each entry says whether the person can be removed and, if not, why.
 * @summary List an operator's people
 */
export const useListOperatorMembers = <T = MemberList>(id: string, options?: AskInit<MemberList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListOperatorMembersQueryOptions(id, options), client);

/**
 * A person without an account is invited. Returns the list with the person in it.
 * @summary Add a person to an operator
 */
export const useAddOperatorMember = <C = unknown>(options?: MutationInit<MemberList, { id: string; data: NewMember }, C>, client?: QueryClient): MutationResult<MemberList, { id: string; data: NewMember }, C> =>
  useSend('addOperatorMember', ({ id, data }, init) => calls.addOperatorMember(id, data, init), options, client);

/**
 * Returns the list with the new role.
 * @summary Make a person an admin or a member of an operator
 */
export const useUpdateOperatorMember = <C = unknown>(options?: MutationInit<MemberList, { id: string; memberId: string; data: MemberUpdate }, C>, client?: QueryClient): MutationResult<MemberList, { id: string; memberId: string; data: MemberUpdate }, C> =>
  useSend('updateOperatorMember', ({ id, memberId, data }, init) => calls.updateOperatorMember(id, memberId, data, init), options, client);

/**
 * Only people whom the list marks as removable; an operator keeps at least one admin.
 * @summary Remove a person from an operator
 */
export const useRemoveOperatorMember = <C = unknown>(options?: MutationInit<MemberList, { id: string; memberId: string }, C>, client?: QueryClient): MutationResult<MemberList, { id: string; memberId: string }, C> =>
  useSend('removeOperatorMember', ({ id, memberId }, init) => calls.removeOperatorMember(id, memberId, init), options, client);
