import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import * as calls from '../calls/file.ts';
import type { ImageUpload, UploadedImage } from '../model/index.ts';

/**
 * Send the image as multipart/form-data. The image is re-encoded, so nothing but the picture itself is kept. Returns the URL to use in other calls.
 * @summary Upload an image of up to 2,000,000 bytes (H-556, O-194)
 */
export const useUploadImage = <C = unknown>(options?: MutationInit<UploadedImage, { data: ImageUpload }, C>, client?: QueryClient): MutationResult<UploadedImage, { data: ImageUpload }, C> =>
  useSend('uploadImage', ({ data }, init) => calls.uploadImage(data, init), options, client);
