
export type InventoryOutcomeFields = {[key: string]: string};
