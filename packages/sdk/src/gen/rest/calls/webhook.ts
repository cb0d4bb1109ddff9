import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { AdminListWebhooksParams, Delivery, DeliveryPage, ListDeliveriesParams, ListWebhooksParams, ReplayInput, Replayed, RotationInput, Webhook, WebhookInput, WebhookMetadata, WebhookPage, WebhookSecret, WebhookUpdate } from '../model/index.ts';

/**
 * Includes its state and since when it has been failing. The secret is never shown again.
 * @summary Get a webhook subscription as an admin (H-464, H-486)
 */
export function adminGetWebhook(id: string, options?: CallInit): Promise<Webhook> {
  return $core.call('GET', '/api/admin/webhooks/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read.
 * @summary Update a webhook subscription as an admin (H-467, H-486)
 */
export function adminUpdateWebhook(id: string, webhookUpdate: WebhookUpdate, options?: CallInit): Promise<Webhook> {
  return $core.call('POST', '/api/admin/webhooks/:id', { tokens: { id }, body: webhookUpdate }, options);
}

/**
 * Search by URL, description, or operator. Filter by state and operator. Sorted by created, url, state, or owner.
 * @summary List all webhook subscriptions of the marketplace and its operators (H-486)
 */
export function adminListWebhooks(params?: AdminListWebhooksParams, options?: CallInit): Promise<WebhookPage> {
  return $core.call('GET', '/api/admin/webhooks', { query: params }, options);
}

/**
 * The secret is in this answer only. Deliveries are signed according to Standard Webhooks. URLs in private networks are refused.
 * @summary Create a webhook subscription for the marketplace
 */
export function adminCreateWebhook(webhookInput: WebhookInput, options?: CallInit): Promise<WebhookSecret> {
  return $core.call('POST', '/api/admin/webhooks', { body: webhookInput }, options, ['/api/admin/webhooks']);
}

/**
 * retryHours is the longest time, in hours, for which a delivery is retried.
 * @summary List event types and how long deliveries are retried (H-486)
 */
export function getWebhookMetadata(options?: CallInit): Promise<WebhookMetadata> {
  return $core.call('GET', '/api/metadata/webhooks', {}, options);
}

/**
 * Filter by state.
 * @summary List an operator's webhook subscriptions
 */
export function listWebhooks(operatorId: string, params?: ListWebhooksParams, options?: CallInit): Promise<WebhookPage> {
  return $core.call('GET', '/api/me/operators/:operatorId/webhooks', { tokens: { operatorId }, query: params }, options);
}

/**
 * The secret is in this answer only. Deliveries are signed according to Standard Webhooks. URLs in private networks are refused.
 * @summary Create a webhook subscription for an operator
 */
export function createWebhook(operatorId: string, webhookInput: WebhookInput, options?: CallInit): Promise<WebhookSecret> {
  return $core.call('POST', '/api/me/operators/:operatorId/webhooks', { tokens: { operatorId }, body: webhookInput }, options, ['/api/me/operators/:operatorId/webhooks']);
}

/**
 * Includes its state and since when it has been failing. The secret is never shown again.
 * @summary Get a webhook subscription
 */
export function getWebhook(id: string, options?: CallInit): Promise<Webhook> {
  return $core.call('GET', '/api/me/webhooks/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read. Changes the URL or event types, or pauses, resumes or archives the subscription, which is never deleted.
 * @summary Update, pause, resume or archive a webhook subscription
 */
export function updateWebhook(id: string, webhookUpdate: WebhookUpdate, options?: CallInit): Promise<Webhook> {
  return $core.call('POST', '/api/me/webhooks/:id', { tokens: { id }, body: webhookUpdate }, options, ['/api/me/webhooks/:id/deliveries', '/api/me/operators/:operatorId/webhooks', '/api/admin/webhooks']);
}

/**
 * The new secret is in this answer only. Until the overlap ends, deliveries carry a signature of each secret.
 * @summary Rotate the secret of a webhook subscription
 */
export function rotateWebhookSecret(id: string, rotationInput: RotationInput, options?: CallInit): Promise<WebhookSecret> {
  return $core.call('POST', '/api/me/webhooks/:id/rotate-secret', { tokens: { id }, body: rotationInput }, options, ['/api/me/webhooks/:id/deliveries', '/api/me/operators/:operatorId/webhooks', '/api/admin/webhooks']);
}

/**
 * after is a cursor of the feed. Returns the number of deliveries.
 * @summary Replay all deliveries after a position in the feed
 */
export function replayWebhook(id: string, replayInput: ReplayInput, options?: CallInit): Promise<Replayed> {
  return $core.call('POST', '/api/me/webhooks/:id/replay', { tokens: { id }, body: replayInput }, options, ['/api/me/webhooks/:id/deliveries']);
}

/**
 * Includes the status, the duration and the receiver's response. Filter by state.
 * @summary List a subscription's deliveries, newest first
 */
export function listDeliveries(id: string, params?: ListDeliveriesParams, options?: CallInit): Promise<DeliveryPage> {
  return $core.call('GET', '/api/me/webhooks/:id/deliveries', { tokens: { id }, query: params }, options);
}

/**
 * Returns the delivery.
 * @summary Resend a delivery now
 */
export function resendDelivery(id: string, deliveryId: string, options?: CallInit): Promise<Delivery> {
  return $core.call('POST', '/api/me/webhooks/:id/deliveries/:deliveryId/resend', { tokens: { id, deliveryId } }, options, ['/api/me/webhooks/:id/deliveries']);
}
