
export interface DisputeFileUpload {
  file: Blob | File;
}
