
export interface MarketingListFile {
  file: Blob | File;
}
