
export interface TransferCompany {
  name: string;
  phoneNumber?: string;
}
