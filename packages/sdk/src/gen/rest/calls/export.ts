import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { DownloadExportParams, Export, ExportAudienceParams, ExportInput, ExportPage, JournalPeriod, ListExportsParams, Manifest } from '../model/index.ts';

/**
 * Returns immediately with the export's id. Follow its progress with WatchExport (jobs.v1) of the Connect contract, then download the file when it is ready.
 * @summary Start an export
 */
export function createExport(exportInput: ExportInput, options?: CallInit): Promise<Export> {
  return $core.call('POST', '/api/me/exports', { body: exportInput }, options);
}

/**
 * Exports requested by other people are not included. Search by the name of the file. Sorted by created, file, kind, or state.
 * @summary List the caller's own exports, newest first
 */
export function listExports(params?: ListExportsParams, options?: CallInit): Promise<ExportPage> {
  return $core.call('GET', '/api/me/exports', { query: params }, options);
}

/**
 * Returns its state, the number of rows written and, once finished, the file's URL and expiry.
 * @summary Get the state of an export
 */
export function getExport(id: string, options?: CallInit): Promise<Export> {
  return $core.call('GET', '/api/me/exports/:id', { tokens: { id } }, options);
}

/**
 * The link in a response or an email carries a token that expires; it works only for the person who requested the file.
 * @summary Download an export's file (H-509)
 */
export function downloadExport(id: string, params: DownloadExportParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/exports/:id/file', { tokens: { id }, query: params }, options);
}

/** The address of downloadExport. */
export function getDownloadExportUrl(id: string, params: DownloadExportParams): string {
  return $core.address('/api/me/exports/:id/file', { tokens: { id }, query: params });
}

/**
 * The file is written in the background; extended adds more columns.
 * @summary Export the host's audience and email a link to the file (H-507 to H-509)
 */
export function exportAudience(params?: ExportAudienceParams, options?: CallInit): Promise<Export> {
  return $core.call('POST', '/api/me/audience/export', { query: params }, options);
}

/**
 * The file is written in the background. Follow its progress with WatchExport of the Connect contract.
 * @summary Export all bookings with their travelers
 */
export function exportBookings(options?: CallInit): Promise<Export> {
  return $core.call('POST', '/api/admin/bookings/export', {}, options, ['/api/me/exports']);
}

/**
 * Lists who travels, with rooms, requests, and flights; payments are not included. For the trip's operator and for those who look after the trip.
 * @summary Get a trip's traveler manifest by party (O-039)
 */
export function getManifest(id: string, options?: CallInit): Promise<Manifest> {
  return $core.call('GET', '/api/me/trips/:id/manifest', { tokens: { id } }, options);
}

/**
 * Lists who travels and how, by party, with rooms, flights, and whose trip form is incomplete. Encrypted form answers are never included.
 * @summary Get a trip's travel information for its host (H-175)
 */
export function getTravelInfo(id: string, options?: CallInit): Promise<Manifest> {
  return $core.call('GET', '/api/me/trips/:id/travel-info', { tokens: { id } }, options);
}

/**
 * One line per entry with its accounts; debits are positive, and the amounts of a transaction add up to zero. Days are in the marketplace's time zone.
 * @summary Export the journal entries of a period
 */
export function exportJournal(journalPeriod: JournalPeriod, options?: CallInit): Promise<Export> {
  return $core.call('POST', '/api/admin/journal/export', { body: journalPeriod }, options, ['/api/me/exports']);
}

/**
 * For the trip's operator and for those who look after the trip.
 * @summary Download a trip's traveler manifest as a CSV file (O-191)
 */
export function downloadTravelerManifest(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/traveler-manifest', { tokens: { id } }, options);
}

/** The address of downloadTravelerManifest. */
export function getDownloadTravelerManifestUrl(id: string): string {
  return $core.address('/api/me/trips/:id/traveler-manifest', { tokens: { id } });
}

/**
 * For the trip's operator and for those who look after the trip.
 * @summary Download a trip's traveler manifest as a PDF (O-191)
 */
export function printTravelerManifest(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/traveler-manifest.pdf', { tokens: { id } }, options);
}

/** The address of printTravelerManifest. */
export function getPrintTravelerManifestUrl(id: string): string {
  return $core.address('/api/me/trips/:id/traveler-manifest.pdf', { tokens: { id } });
}

/**
 * Includes what the caller can see of the trip.
 * @summary Download a trip's day-by-day itinerary as a PDF (T-037, H-167, O-217)
 */
export function printTripItinerary(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/itinerary.pdf', { tokens: { id } }, options);
}

/** The address of printTripItinerary. */
export function getPrintTripItineraryUrl(id: string): string {
  return $core.address('/api/me/trips/:id/itinerary.pdf', { tokens: { id } });
}

/**
 * Lists room by room, the host's first, with requests. For the trip's operator and for those who look after the trip.
 * @summary Download a trip's rooming list as a PDF (O-039)
 */
export function printRoomingList(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/rooming-list.pdf', { tokens: { id } }, options);
}

/** The address of printRoomingList. */
export function getPrintRoomingListUrl(id: string): string {
  return $core.address('/api/me/trips/:id/rooming-list.pdf', { tokens: { id } });
}

/**
 * The agreement as the host last accepted it, with who accepted it, when, and which version; before that, the agreement still to be accepted.
 * @summary Download a trip's services agreement as a PDF (H-544)
 */
export function printAgreement(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/services-agreement.pdf', { tokens: { id } }, options);
}

/** The address of printAgreement. */
export function getPrintAgreementUrl(id: string): string {
  return $core.address('/api/me/trips/:id/services-agreement.pdf', { tokens: { id } });
}

/**
 * What the booking costs and what has been paid, for its customer; a receipt once nothing is left to pay.
 * @summary Download a booking's invoice as a PDF
 */
export function printInvoice(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/bookings/:id/invoice.pdf', { tokens: { id } }, options);
}

/** The address of printInvoice. */
export function getPrintInvoiceUrl(id: string): string {
  return $core.address('/api/me/bookings/:id/invoice.pdf', { tokens: { id } });
}

/**
 * Includes what the caller can see of the itinerary.
 * @summary Download an itinerary day by day as a PDF (O-217)
 */
export function printItinerary(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/itineraries/:id/itinerary.pdf', { tokens: { id } }, options);
}

/** The address of printItinerary. */
export function getPrintItineraryUrl(id: string): string {
  return $core.address('/api/me/itineraries/:id/itinerary.pdf', { tokens: { id } });
}
