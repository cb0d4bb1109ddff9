export type Cut = { x: number; y: number; width: number; height: number };

/**
 * Draws part of an image at the target size. Re-encoding also strips metadata, such as where and when it was
 * taken.
 */
export async function cutPicture(source: string, cut: Cut, width: number, height: number): Promise<File> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be drawn');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
