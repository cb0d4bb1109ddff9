import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/export.ts';
import type { DownloadExportParams, Export, ExportAudienceParams, ExportInput, ExportPage, JournalPeriod, ListExportsParams, Manifest } from '../model/index.ts';

/**
 * Returns immediately with the export's id. Follow its progress with WatchExport (jobs.v1) of the Connect contract, then download the file when it is ready.
 * @summary Start an export
 */
export const useCreateExport = <C = unknown>(options?: MutationInit<Export, { data: ExportInput }, C>, client?: QueryClient): MutationResult<Export, { data: ExportInput }, C> =>
  useSend('createExport', ({ data }, init) => calls.createExport(data, init), options, client);

export const getListExportsQueryKey = (params?: ListExportsParams) => [`/api/me/exports`, ...(params ? [params] : [])] as const;
export const getListExportsQueryOptions = <T = ExportPage>(params?: ListExportsParams, options?: AskInit<ExportPage, T>): Asked<ExportPage, T> =>
  ask(getListExportsQueryKey(params), (init) => calls.listExports(params, init), options);
/**
 * Exports requested by other people are not included. Search by the name of the file. Sorted by created, file, kind, or state.
 * @summary List the caller's own exports, newest first
 */
export const useListExports = <T = ExportPage>(params?: ListExportsParams, options?: AskInit<ExportPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListExportsQueryOptions(params, options), client);

export const getGetExportQueryKey = (id: string) => [`/api/me/exports/${id}`] as const;
export const getGetExportQueryOptions = <T = Export>(id: string, options?: AskInit<Export, T>): Asked<Export, T> =>
  ask(getGetExportQueryKey(id), (init) => calls.getExport(id, init), options, [id]);
/**
 * Returns its state, the number of rows written and, once finished, the file's URL and expiry.
 * @summary Get the state of an export
 */
export const useGetExport = <T = Export>(id: string, options?: AskInit<Export, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetExportQueryOptions(id, options), client);

export const getDownloadExportQueryKey = (id: string, params?: DownloadExportParams) => [`/api/me/exports/${id}/file`, ...(params ? [params] : [])] as const;
export const getDownloadExportQueryOptions = <T = Blob>(id: string, params: DownloadExportParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getDownloadExportQueryKey(id, params), (init) => calls.downloadExport(id, params, init), options, [id]);
/**
 * The link in a response or an email carries a token that expires; it works only for the person who requested the file.
 * @summary Download an export's file (H-509)
 */
export const useDownloadExport = <T = Blob>(id: string, params: DownloadExportParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getDownloadExportQueryOptions(id, params, options), client);

/**
 * The file is written in the background; extended adds more columns.
 * @summary Export the host's audience and email a link to the file (H-507 to H-509)
 */
export const useExportAudience = <C = unknown>(options?: MutationInit<Export, { params?: ExportAudienceParams }, C>, client?: QueryClient): MutationResult<Export, { params?: ExportAudienceParams }, C> =>
  useSend('exportAudience', ({ params }, init) => calls.exportAudience(params, init), options, client);

/**
 * The file is written in the background. Follow its progress with WatchExport of the Connect contract.
 * @summary Export all bookings with their travelers
 */
export const useExportBookings = <C = unknown>(options?: MutationInit<Export, void, C>, client?: QueryClient): MutationResult<Export, void, C> =>
  useSend('exportBookings', (_, init) => calls.exportBookings(init), options, client);

export const getGetManifestQueryKey = (id: string) => [`/api/me/trips/${id}/manifest`] as const;
export const getGetManifestQueryOptions = <T = Manifest>(id: string, options?: AskInit<Manifest, T>): Asked<Manifest, T> =>
  ask(getGetManifestQueryKey(id), (init) => calls.getManifest(id, init), options, [id]);
/**
 * Lists who travels, with rooms, requests, and flights; payments are not included. For the trip's operator and for those who look after the trip.
 * @summary Get a trip's traveler manifest by party (O-039)
 */
export const useGetManifest = <T = Manifest>(id: string, options?: AskInit<Manifest, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetManifestQueryOptions(id, options), client);

export const getGetTravelInfoQueryKey = (id: string) => [`/api/me/trips/${id}/travel-info`] as const;
export const getGetTravelInfoQueryOptions = <T = Manifest>(id: string, options?: AskInit<Manifest, T>): Asked<Manifest, T> =>
  ask(getGetTravelInfoQueryKey(id), (init) => calls.getTravelInfo(id, init), options, [id]);
/**
 * Lists who travels and how, by party, with rooms, flights, and whose trip form is incomplete. Encrypted form answers are never included.
 * @summary Get a trip's travel information for its host (H-175)
 */
export const useGetTravelInfo = <T = Manifest>(id: string, options?: AskInit<Manifest, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTravelInfoQueryOptions(id, options), client);

/**
 * One line per entry with its accounts; debits are positive, and the amounts of a transaction add up to zero. Days are in the marketplace's time zone.
 * @summary Export the journal entries of a period
 */
export const useExportJournal = <C = unknown>(options?: MutationInit<Export, { data: JournalPeriod }, C>, client?: QueryClient): MutationResult<Export, { data: JournalPeriod }, C> =>
  useSend('exportJournal', ({ data }, init) => calls.exportJournal(data, init), options, client);

export const getDownloadTravelerManifestQueryKey = (id: string) => [`/api/me/trips/${id}/traveler-manifest`] as const;
export const getDownloadTravelerManifestQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getDownloadTravelerManifestQueryKey(id), (init) => calls.downloadTravelerManifest(id, init), options, [id]);
/**
 * For the trip's operator and for those who look after the trip.
 * @summary Download a trip's traveler manifest as a CSV file (O-191)
 */
export const useDownloadTravelerManifest = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getDownloadTravelerManifestQueryOptions(id, options), client);

export const getPrintTravelerManifestQueryKey = (id: string) => [`/api/me/trips/${id}/traveler-manifest.pdf`] as const;
export const getPrintTravelerManifestQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintTravelerManifestQueryKey(id), (init) => calls.printTravelerManifest(id, init), options, [id]);
/**
 * For the trip's operator and for those who look after the trip.
 * @summary Download a trip's traveler manifest as a PDF (O-191)
 */
export const usePrintTravelerManifest = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintTravelerManifestQueryOptions(id, options), client);

export const getPrintTripItineraryQueryKey = (id: string) => [`/api/me/trips/${id}/itinerary.pdf`] as const;
export const getPrintTripItineraryQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintTripItineraryQueryKey(id), (init) => calls.printTripItinerary(id, init), options, [id]);
/**
 * Includes what the caller can see of the trip.
 * @summary Download a trip's day-by-day itinerary as a PDF (T-037, H-167, O-217)
 */
export const usePrintTripItinerary = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintTripItineraryQueryOptions(id, options), client);

export const getPrintRoomingListQueryKey = (id: string) => [`/api/me/trips/${id}/rooming-list.pdf`] as const;
export const getPrintRoomingListQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintRoomingListQueryKey(id), (init) => calls.printRoomingList(id, init), options, [id]);
/**
 * Lists room by room, the host's first, with requests. For the trip's operator and for those who look after the trip.
 * @summary Download a trip's rooming list as a PDF (O-039)
 */
export const usePrintRoomingList = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintRoomingListQueryOptions(id, options), client);

export const getPrintAgreementQueryKey = (id: string) => [`/api/me/trips/${id}/services-agreement.pdf`] as const;
export const getPrintAgreementQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintAgreementQueryKey(id), (init) => calls.printAgreement(id, init), options, [id]);
/**
 * The agreement as the host last accepted it, with who accepted it, when, and which version; before that, the agreement still to be accepted.
 * @summary Download a trip's services agreement as a PDF (H-544)
 */
export const usePrintAgreement = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintAgreementQueryOptions(id, options), client);

export const getPrintInvoiceQueryKey = (id: string) => [`/api/me/bookings/${id}/invoice.pdf`] as const;
export const getPrintInvoiceQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintInvoiceQueryKey(id), (init) => calls.printInvoice(id, init), options, [id]);
/**
 * What the booking costs and what has been paid, for its customer; a receipt once nothing is left to pay.
 * @summary Download a booking's invoice as a PDF
 */
export const usePrintInvoice = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintInvoiceQueryOptions(id, options), client);

export const getPrintItineraryQueryKey = (id: string) => [`/api/me/itineraries/${id}/itinerary.pdf`] as const;
export const getPrintItineraryQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintItineraryQueryKey(id), (init) => calls.printItinerary(id, init), options, [id]);
/**
 * Includes what the caller can see of the itinerary.
 * @summary Download an itinerary day by day as a PDF (O-217)
 */
export const usePrintItinerary = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintItineraryQueryOptions(id, options), client);
