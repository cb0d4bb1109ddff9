export type GalleryPicture = { id: string; src: string; alt: string; caption?: string };
export type PictureListProps = {
  label: string;
  pictures: readonly GalleryPicture[];
  viewLabel?: string;
  className?: string;
};
