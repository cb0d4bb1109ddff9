export type GalleryPicture = { id: string; src: string; alt: string; caption?: string };
export type PictureWallProps = {
  label: string;
  pictures: readonly GalleryPicture[];
  viewLabel?: string;
  /** Called with the index of a pressed picture. Without it, the parent handles presses on `data-picture`. */
  onOpen?: (index: number) => void;
  className?: string;
};
