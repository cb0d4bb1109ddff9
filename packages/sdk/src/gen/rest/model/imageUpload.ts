
export interface ImageUpload {
  image: Blob | File;
}
