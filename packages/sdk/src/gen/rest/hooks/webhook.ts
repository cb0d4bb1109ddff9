import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/webhook.ts';
import type { AdminListWebhooksParams, Delivery, DeliveryPage, ListDeliveriesParams, ListWebhooksParams, ReplayInput, Replayed, RotationInput, Webhook, WebhookInput, WebhookMetadata, WebhookPage, WebhookSecret, WebhookUpdate } from '../model/index.ts';

export const getAdminGetWebhookQueryKey = (id: string) => [`/api/admin/webhooks/${id}`] as const;
export const getAdminGetWebhookQueryOptions = <T = Webhook>(id: string, options?: AskInit<Webhook, T>): Asked<Webhook, T> =>
  ask(getAdminGetWebhookQueryKey(id), (init) => calls.adminGetWebhook(id, init), options, [id]);
/**
 * Includes its state and since when it has been failing. The secret is never shown again.
 * @summary Get a webhook subscription as an admin (H-464, H-486)
 */
export const useAdminGetWebhook = <T = Webhook>(id: string, options?: AskInit<Webhook, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetWebhookQueryOptions(id, options), client);

/**
 * Send the version you last read.
 * @summary Update a webhook subscription as an admin (H-467, H-486)
 */
export const useAdminUpdateWebhook = <C = unknown>(options?: MutationInit<Webhook, { id: string; data: WebhookUpdate }, C>, client?: QueryClient): MutationResult<Webhook, { id: string; data: WebhookUpdate }, C> =>
  useSend('adminUpdateWebhook', ({ id, data }, init) => calls.adminUpdateWebhook(id, data, init), options, client);

export const getAdminListWebhooksQueryKey = (params?: AdminListWebhooksParams) => [`/api/admin/webhooks`, ...(params ? [params] : [])] as const;
export const getAdminListWebhooksQueryOptions = <T = WebhookPage>(params?: AdminListWebhooksParams, options?: AskInit<WebhookPage, T>): Asked<WebhookPage, T> =>
  ask(getAdminListWebhooksQueryKey(params), (init) => calls.adminListWebhooks(params, init), options);
/**
 * Search by URL, description, or operator. Filter by state and operator. Sorted by created, url, state, or owner.
 * @summary List all webhook subscriptions of the marketplace and its operators (H-486)
 */
export const useAdminListWebhooks = <T = WebhookPage>(params?: AdminListWebhooksParams, options?: AskInit<WebhookPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListWebhooksQueryOptions(params, options), client);

/**
 * The secret is in this answer only. Deliveries are signed according to Standard Webhooks. URLs in private networks are refused.
 * @summary Create a webhook subscription for the marketplace
 */
export const useAdminCreateWebhook = <C = unknown>(options?: MutationInit<WebhookSecret, { data: WebhookInput }, C>, client?: QueryClient): MutationResult<WebhookSecret, { data: WebhookInput }, C> =>
  useSend('adminCreateWebhook', ({ data }, init) => calls.adminCreateWebhook(data, init), options, client);

export const getGetWebhookMetadataQueryKey = () => [`/api/metadata/webhooks`] as const;
export const getGetWebhookMetadataQueryOptions = <T = WebhookMetadata>(options?: AskInit<WebhookMetadata, T>): Asked<WebhookMetadata, T> =>
  ask(getGetWebhookMetadataQueryKey(), (init) => calls.getWebhookMetadata(init), options);
/**
 * retryHours is the longest time, in hours, for which a delivery is retried.
 * @summary List event types and how long deliveries are retried (H-486)
 */
export const useGetWebhookMetadata = <T = WebhookMetadata>(options?: AskInit<WebhookMetadata, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetWebhookMetadataQueryOptions(options), client);

export const getListWebhooksQueryKey = (operatorId: string, params?: ListWebhooksParams) => [`/api/me/operators/${operatorId}/webhooks`, ...(params ? [params] : [])] as const;
export const getListWebhooksQueryOptions = <T = WebhookPage>(operatorId: string, params?: ListWebhooksParams, options?: AskInit<WebhookPage, T>): Asked<WebhookPage, T> =>
  ask(getListWebhooksQueryKey(operatorId, params), (init) => calls.listWebhooks(operatorId, params, init), options, [operatorId]);
/**
 * Filter by state.
 * @summary List an operator's webhook subscriptions
 */
export const useListWebhooks = <T = WebhookPage>(operatorId: string, params?: ListWebhooksParams, options?: AskInit<WebhookPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListWebhooksQueryOptions(operatorId, params, options), client);

/**
 * The secret is in this answer only. Deliveries are signed according to Standard Webhooks. URLs in private networks are refused.
 * @summary Create a webhook subscription for an operator
 */
export const useCreateWebhook = <C = unknown>(options?: MutationInit<WebhookSecret, { operatorId: string; data: WebhookInput }, C>, client?: QueryClient): MutationResult<WebhookSecret, { operatorId: string; data: WebhookInput }, C> =>
  useSend('createWebhook', ({ operatorId, data }, init) => calls.createWebhook(operatorId, data, init), options, client);

export const getGetWebhookQueryKey = (id: string) => [`/api/me/webhooks/${id}`] as const;
export const getGetWebhookQueryOptions = <T = Webhook>(id: string, options?: AskInit<Webhook, T>): Asked<Webhook, T> =>
  ask(getGetWebhookQueryKey(id), (init) => calls.getWebhook(id, init), options, [id]);
/**
 * Includes its state and since when it has been failing. The secret is never shown again.
 * @summary Get a webhook subscription
 */
export const useGetWebhook = <T = Webhook>(id: string, options?: AskInit<Webhook, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetWebhookQueryOptions(id, options), client);

/**
 * Send the version you last read. Changes the URL or event types, or pauses, resumes or archives the subscription, which is never deleted.
 * @summary Update, pause, resume or archive a webhook subscription
 */
export const useUpdateWebhook = <C = unknown>(options?: MutationInit<Webhook, { id: string; data: WebhookUpdate }, C>, client?: QueryClient): MutationResult<Webhook, { id: string; data: WebhookUpdate }, C> =>
  useSend('updateWebhook', ({ id, data }, init) => calls.updateWebhook(id, data, init), options, client);

/**
 * The new secret is in this answer only. Until the overlap ends, deliveries carry a signature of each secret.
 * @summary Rotate the secret of a webhook subscription
 */
export const useRotateWebhookSecret = <C = unknown>(options?: MutationInit<WebhookSecret, { id: string; data: RotationInput }, C>, client?: QueryClient): MutationResult<WebhookSecret, { id: string; data: RotationInput }, C> =>
  useSend('rotateWebhookSecret', ({ id, data }, init) => calls.rotateWebhookSecret(id, data, init), options, client);

/**
 * after is a cursor of the feed. Returns the number of deliveries.
 * @summary Replay all deliveries after a position in the feed
 */
export const useReplayWebhook = <C = unknown>(options?: MutationInit<Replayed, { id: string; data: ReplayInput }, C>, client?: QueryClient): MutationResult<Replayed, { id: string; data: ReplayInput }, C> =>
  useSend('replayWebhook', ({ id, data }, init) => calls.replayWebhook(id, data, init), options, client);

export const getListDeliveriesQueryKey = (id: string, params?: ListDeliveriesParams) => [`/api/me/webhooks/${id}/deliveries`, ...(params ? [params] : [])] as const;
export const getListDeliveriesQueryOptions = <T = DeliveryPage>(id: string, params?: ListDeliveriesParams, options?: AskInit<DeliveryPage, T>): Asked<DeliveryPage, T> =>
  ask(getListDeliveriesQueryKey(id, params), (init) => calls.listDeliveries(id, params, init), options, [id]);
/**
 * Includes the status, the duration and the receiver's response. Filter by state.
 * @summary List a subscription's deliveries, newest first
 */
export const useListDeliveries = <T = DeliveryPage>(id: string, params?: ListDeliveriesParams, options?: AskInit<DeliveryPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListDeliveriesQueryOptions(id, params, options), client);

/**
 * Returns the delivery.
 * @summary Resend a delivery now
 */
export const useResendDelivery = <C = unknown>(options?: MutationInit<Delivery, { id: string; deliveryId: string }, C>, client?: QueryClient): MutationResult<Delivery, { id: string; deliveryId: string }, C> =>
  useSend('resendDelivery', ({ id, deliveryId }, init) => calls.resendDelivery(id, deliveryId, init), options, client);
