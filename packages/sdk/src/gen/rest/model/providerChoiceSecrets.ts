
/**
 * Only secrets to set or replace.
 */
export type ProviderChoiceSecrets = {[key: string]: string};
