export type GalleryPicture = { id: string; src: string; alt: string; caption?: string };
export type PictureWallProps = {
  label: string;
  pictures: readonly GalleryPicture[];
  viewLabel?: string;
  /** A picture is pressed, by its place. Without it, who shows the wall hears of the press of a `data-picture`. */
  onOpen?: (index: number) => void;
  className?: string;
};
