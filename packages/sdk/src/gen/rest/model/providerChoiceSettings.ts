
export type ProviderChoiceSettings = {[key: string]: string};
