
/**
 * Only those to be set anew.
 */
export type ProviderChoiceSecrets = {[key: string]: string};
