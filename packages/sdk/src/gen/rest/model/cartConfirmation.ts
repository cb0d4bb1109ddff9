
export type CartConfirmation = {
  isDisabled: boolean;
  error?: string;
};
