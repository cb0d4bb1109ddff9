
export type ValidityPeriodBlackoutStartDate = {
  isBlackout: boolean;
};
