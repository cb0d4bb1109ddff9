import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { ImageUpload, UploadedImage } from '../model/index.ts';

/**
 * Send the image as multipart/form-data. The image is re-encoded, so nothing but the picture itself is kept. Returns the URL to use in other calls.
 * @summary Upload an image of up to 2,000,000 bytes (H-556, O-194)
 */
export function uploadImage(imageUpload: ImageUpload, options?: CallInit): Promise<UploadedImage> {
  return $core.call('POST', '/api/me/files/new-upload-image', { form: imageUpload }, options);
}
