
export type ProviderSettings = {[key: string]: string};
